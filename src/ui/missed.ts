/** The id of the element that says that something of the page could not be loaded. */
export const notLoadedId = 'not-loaded';

const unmissed = new WeakSet();
const missed = new WeakSet();

const isKey = (failure: unknown): failure is WeakKey => typeof failure === 'object' && failure !== null;

/** Notes of a part that could not be loaded that nobody waits for it: it is asked for again once somebody does. */
export function nobodyMisses(failure: unknown): void {
  if (isKey(failure)) unmissed.add(failure);
}

/** Notes that somebody waits for it after all: what was asked for twice may fail but once. */
export function somebodyMisses(failure: unknown): void {
  if (isKey(failure)) missed.add(failure);
}

/** Whether somebody waits for what could not be loaded: all do who have not said otherwise. */
export const isMissed = (failure: unknown): boolean =>
  !isKey(failure) || missed.has(failure) || !unmissed.has(failure);
