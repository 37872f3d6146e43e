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

const signs = ['focusin', 'keydown', 'pointerdown', 'pointermove', 'scroll', 'touchstart', 'wheel'];
let isSomebodyThere = false;

/** Does something at the first sign of somebody before the page: who only had it opened loads no more than they see. */
export function onceSomebodyIsThere(act: () => void): () => void {
  if (isSomebodyThere) {
    act();
    return () => undefined;
  }
  const listening = new AbortController();
  const { signal } = listening;
  const shown = () => {
    isSomebodyThere = true;
    listening.abort();
    act();
  };
  for (const sign of signs) window.addEventListener(sign, shown, { capture: true, passive: true, signal });
  return () => listening.abort();
}

/** Does something at a quiet moment, once somebody is there. */
export function onceQuiet(act: () => void): () => void {
  let forgetMoment: (() => void) | undefined;
  const forgetSign = onceSomebodyIsThere(() => {
    forgetMoment = whenIdle(act);
  });
  return () => {
    forgetSign();
    forgetMoment?.();
  };
}
