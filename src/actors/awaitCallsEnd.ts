import { CallFailed } from '../../contract/schemas/callFailed.ts';

/** The polling interval, in milliseconds. */
const pollInterval = 200;

/** The time limit, in milliseconds. It exceeds the ten seconds after which a call times out. */
const callsEndTimeout = 15_000;

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Waits until no call is in progress.
 * @throws CallFailed `timed-out` if calls are still in progress after the time limit
 */
export async function awaitCallsEnd(isCallInProgress: () => boolean): Promise<void> {
  for (let elapsed = 0; isCallInProgress(); elapsed += pollInterval) {
    if (elapsed >= callsEndTimeout) throw new CallFailed('timed-out');
    await wait(pollInterval);
  }
}
