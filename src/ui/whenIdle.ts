/** Resolves in the next task, after what has been started. */
export const nextTask = (): Promise<void> => new Promise((begin) => void setTimeout(begin));

/** Does something when the browser is idle. Returns how to cancel it. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const request = setTimeout(act, 300);
    return () => clearTimeout(request);
  }
  const request = requestIdleCallback(act, { timeout: 2500 });
  return () => cancelIdleCallback(request);
}

/** Does something at the first of some events of the window. Returns how to cancel it. */
function onFirstEvent(types: readonly string[], act: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const happened = () => {
    listening.abort();
    act();
  };
  for (const type of types) window.addEventListener(type, happened, { capture: true, passive: true, signal });
  return () => listening.abort();
}

/** What a visitor does now and then; the other signs of them come in crowds. */
const actionEvents = ['focusin', 'pointerdown'];
const interactionEvents = [...actionEvents, 'keydown', 'pointermove', 'scroll', 'touchstart', 'wheel'];

let firstInteraction: Promise<void> | undefined;

/**
 * Does something at the first interaction with the page, or at once after it: a visitor who only opened the page loads no
 * more than they see. Returns how to cancel it.
 */
export function onFirstInteraction(act: () => void): () => void {
  let isCancelled = false;
  firstInteraction ??= new Promise((resolve) => void onFirstEvent(interactionEvents, resolve));
  void firstInteraction.then(() => isCancelled || act());
  return () => {
    isCancelled = true;
  };
}

/** Does something when the browser is idle, after what `when` waits for. */
const idleAfter =
  (when: (act: () => void) => () => void) =>
  (act: () => void): (() => void) => {
    let cancelIdle: (() => void) | undefined;
    const cancel = when(() => {
      cancelIdle = whenIdle(act);
    });
    return () => {
      cancel();
      cancelIdle?.();
    };
  };

/** Does something when the browser is idle, after the first interaction. */
export const idleAfterInteraction = idleAfter(onFirstInteraction);

/** Does what has failed again when the browser is idle: after the device finds a network, or the visitor does something. */
export const idleAfterChange = idleAfter((act) => onFirstEvent(['online', ...actionEvents], act));
