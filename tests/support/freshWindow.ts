import { onceQuiet } from '../../src/ui/whenIdle.ts';

// Files of tests share a window: each begins at the front door, on an empty page, and nothing is kept of the one before.
// Somebody is there.
window.history.replaceState(null, '', '/');
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
const forget = onceQuiet(() => undefined);
window.dispatchEvent(new Event('pointermove'));
forget();
