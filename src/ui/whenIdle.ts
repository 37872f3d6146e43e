/** What was begun is let go on first: what comes next is a task of its own. */
export const nextTask = (): Promise<void> => new Promise((begin) => void setTimeout(begin));

/** Does something once the browser has nothing better to do; what it gives back forgets it. */
export function whenIdle(act: () => void): () => void {
  // Safari cannot tell.
  if (!('requestIdleCallback' in window)) {
    const asked = setTimeout(act, 300);
    return () => clearTimeout(asked);
  }
  const asked = requestIdleCallback(act, { timeout: 2500 });
  return () => cancelIdleCallback(asked);
}

/** Does something at the first of some events of the window; what it gives back forgets it. */
function atFirstOf(events: readonly string[], act: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const happened = () => {
    listening.abort();
    act();
  };
  for (const event of events)
    window.addEventListener(event, happened, { capture: true, passive: true, signal });
  return () => listening.abort();
}

/** What somebody does now and then; the rest of the signs of them come in crowds. */
const deeds = ['focusin', 'pointerdown'];
const signs = [...deeds, 'keydown', 'pointermove', 'scroll', 'touchstart', 'wheel'];
let isSomebodyThere = false;

/** Does something at the first sign of somebody before the page: who only had it opened loads no more than they see. */
export function onceSomebodyIsThere(act: () => void): () => void {
  if (isSomebodyThere) {
    act();
    return () => undefined;
  }
  return atFirstOf(signs, () => {
    isSomebodyThere = true;
    act();
  });
}

/** Does something at a quiet moment after what `once` waits for. */
const quietAfter =
  (once: (act: () => void) => () => void) =>
  (act: () => void): (() => void) => {
    let forgetMoment: (() => void) | undefined;
    const forget = once(() => {
      forgetMoment = whenIdle(act);
    });
    return () => {
      forget();
      forgetMoment?.();
    };
  };

/** Does something at a quiet moment, once somebody is there. */
export const onceQuiet = quietAfter(onceSomebodyIsThere);

/** Does what has failed once more, at a quiet moment: once the device has a network again, or somebody does something. */
export const onceMore = quietAfter((act) => atFirstOf(['online', ...deeds], act));
