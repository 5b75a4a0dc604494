// What the checker of our scripts (jsconfig.json) is told of the worlds they run in.

/** The developer tools' own; there only when a script is called with them. */
declare function getEventListeners(element: Element): Record<string, unknown[]>;

/** What our scripts keep of a document in its isolated world; pages never see it. */
interface Store {
  /** Of the selector engine: its greeting, and the elements that `tejun=<key>` finds. */
  token?: string;
  found: Map<string, Element[]>;
  /** Elements that are held on to, and who waits for one to be held (targets/pins). */
  pins?: Map<string, Element[]>;
  awaited?: Map<string, (value?: unknown) => void>;
  /** The check of each press, and who waits for its end (press, hands/press_check). */
  checks?: Map<string, any>;
  verdicts?: Map<string, (isHeard: boolean) => void>;
  /** The look for clickables: kept between looks, numbers of what has no ref, rows of pictures, listeners. */
  scan?: (told: any) => any;
  keys?: WeakMap<Element, number>;
  count?: number;
  unlit?: WeakMap<Element, string>;
  heard?: any;
  deaf?: AbortController;
  /** What is drawn (undrawn). */
  styleOf?: typeof getComputedStyle;
  isSign?: (style: CSSStyleDeclaration) => boolean;
  shows?: (element: Element) => boolean;
  isInShut?: (element: Element) => boolean;
  /** Whether the document rests (dom_quiescence). */
  watch?: any;
  /** While a person points at something (pointing). */
  pick?: AbortController;
  isEscaped?: boolean;
}
declare var tejun: Store;
/** The recording's own world: how it tells what it heard, and its switch. */
declare var tejunTell: (message: string) => void;
declare var tejunHand: (message: string) => void;
declare var tejunRecording: { start(): void; stop(): void };

interface Node {
  /** What the driver's snapshot calls an element. */
  _ariaRef?: { ref: string };
  /** Of a text. */
  data?: string;
}

interface CSSStyleDeclaration {
  webkitTextSecurity?: string;
}

/** A script asks elements of any kind: what a kind does not have is `undefined`, and what it has is told here. */
interface Element {
  checked?: any;
  control?: any;
  controls?: any;
  dataset?: any;
  disabled?: any;
  files?: any;
  form?: any;
  href?: any;
  inert?: any;
  innerText?: any;
  isContentEditable?: any;
  label?: any;
  labels?: any;
  name?: any;
  offsetHeight?: any;
  offsetWidth?: any;
  placeholder?: any;
  readOnly?: any;
  selected?: any;
  selectedIndex?: any;
  selectedOptions?: any;
  tabIndex?: any;
  title?: any;
  type?: any;
  value?: any;
  assignedNodes?(options?: object): any[];
  scrollIntoViewIfNeeded?(centre?: boolean): void;
}
