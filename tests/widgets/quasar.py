"""Pages made with Quasar and Vue."""

from typing import Final

from tests.widgets.shelf import NICEGUI, style

_VUE: Final = f"/w/{NICEGUI}/static/vue.esm-browser.prod.js"
_QUASAR: Final = f"/w/{NICEGUI}/static/quasar.umd.prod.js"


def quasar(data: str, template: str) -> str:
    """Return a page with one Vue application, `vm` in its window.

    Args:
        data: The state, a JavaScript object.
        template: What shows it.
    """
    return f"""{style(f"{NICEGUI}/static/quasar.unimportant.prod.css")}<div id=app></div>
<script type=importmap>{{"imports": {{"vue": "{_VUE}"}}}}</script>
<script type=module>import * as Vue from 'vue'; window.Vue = Vue;
await new Promise(done => {{ const it = document.createElement('script'); it.src = '{_QUASAR}'; it.onload = done; document.head.append(it); }});
const app = Vue.createApp({{data: () => ({data}), template: `{template}`}}); app.use(Quasar); window.vm = app.mount('#app');</script>"""
