import { CallFailed } from '../../contract/callFailed.ts';

/** The polling interval, in milliseconds. */
const glance = 200;

/** The time limit, in milliseconds. It exceeds the ten seconds after which a call times out. */
const callsEndTimeout = 15_000;

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Waits until no call is in progress.
 * @throws CallFailed `timed-out` if calls are still in progress after the time limit
 */
export async function callsEnd(isAnythingUnderWay: () => boolean): Promise<void> {
  for (let waited = 0; isAnythingUnderWay(); waited += glance) {
    if (waited >= callsEndTimeout) throw new CallFailed('timed-out');
    await after(glance);
  }
}
