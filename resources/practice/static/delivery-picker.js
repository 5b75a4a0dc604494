// <delivery-picker>: a choice of day and hour inside an open shadow root.
"use strict";

const PICKER_STYLE = `
  :host { display: block; }
  .line { display: flex; gap: 12px; flex-wrap: wrap; align-items: end; }
  .line > div { display: grid; gap: 4px; }
  label { font-weight: 600; font-size: 14px; }
  select { font: inherit; font-weight: 400; padding: 8px 10px; border: 1px solid #b8c2cf; border-radius: 8px; background: #fff; min-width: 120px; }
  button { font: inherit; font-weight: 600; padding: 9px 16px; border: 0; border-radius: 8px; background: var(--brand, #2456a6); color: #fff; cursor: pointer; }
  select:focus-visible, button:focus-visible { outline: 3px solid #8fb4ec; outline-offset: 1px; }
  p { margin: 12px 0 0; min-height: 1.6em; }
`;

class DeliveryPicker extends HTMLElement {
  connectedCallback() {
    if (this.shadowRoot) return;
    const root = this.attachShadow({ mode: "open" });
    root.innerHTML = `<style>${PICKER_STYLE}</style><div class="line">
      <div><label for="day"></label><select id="day"><option>明日</option><option>あさって</option><option>今週の土曜日</option></select></div>
      <div><label for="hour"></label><select id="hour"><option>午前中</option><option>14時〜16時</option><option>18時〜20時</option></select></div>
      <button type="button"></button></div><p role="status"></p>`;
    const [day, hour] = root.querySelectorAll("label");
    day.textContent = this.getAttribute("day");
    hour.textContent = this.getAttribute("hour");
    const button = root.querySelector("button");
    button.textContent = this.getAttribute("action");
    button.addEventListener("click", () => this.choose());
    if (this.getAttribute("chosen")) this.show(this.getAttribute("chosen"));
  }

  choose() {
    const value = [...this.shadowRoot.querySelectorAll("select")].map((select) => select.value).join(" ");
    this.show(value);
    keepRecord("shadow", value);
  }

  show(value) {
    this.shadowRoot.querySelector("p").textContent = `お届け：${value}`;
  }
}

customElements.define("delivery-picker", DeliveryPicker);
