/** Resolves in the next task, after the current work. */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/** Calls back when the browser is idle. Returns the function that cancels this. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const request = setTimeout(act, 300);
    return () => clearTimeout(request);
  }
  const request = requestIdleCallback(act, { timeout: 2500 });
  return () => cancelIdleCallback(request);
}

/** Calls back at the first of several window events. Returns the function that cancels this. */
function onFirstEvent(types: readonly string[], act: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const handleEvent = () => {
    listening.abort();
    act();
  };
  for (const type of types)
    window.addEventListener(type, handleEvent, { capture: true, passive: true, signal });
  return () => listening.abort();
}

/** Events of deliberate actions, which are rare; the other interaction events are frequent. */
const actionEvents = ['focusin', 'pointerdown'];
const interactionEvents = [...actionEvents, 'keydown', 'pointermove', 'scroll', 'touchstart', 'wheel'];

let firstInteraction: Promise<void> | undefined;

/**
 * Calls back at the first interaction with the page, or immediately if it has already happened. A visitor who only
 * opens the page therefore loads nothing more than it shows. Returns the function that cancels this.
 */
export function onFirstInteraction(act: () => void): () => void {
  let isCancelled = false;
  firstInteraction ??= new Promise((resolve) => void onFirstEvent(interactionEvents, resolve));
  void firstInteraction.then(() => isCancelled || act());
  return () => {
    isCancelled = true;
  };
}

/** Creates a function that calls back when the browser is idle, after the event that `when` waits for. */
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

/** Calls back when the browser is idle, after the first interaction. */
export const idleAfterInteraction = idleAfter(onFirstInteraction);

/** Retries failed work when the browser is idle, after the device goes online or the visitor does something. */
export const idleAfterChange = idleAfter((act) => onFirstEvent(['online', ...actionEvents], act));
