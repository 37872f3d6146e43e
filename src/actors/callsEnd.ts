import { CallFailed } from '../../contract/callFailed.ts';

/** How often it is looked whether something is still under way, in milliseconds. */
const glance = 200;

/** How long that may take: calls are given up after ten seconds. */
const callsEndTimeout = 15_000;

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Waits until nothing is under way any more. @throws CallFailed `timed-out` where it does not come to that */
export async function callsEnd(isAnythingUnderWay: () => boolean): Promise<void> {
  for (let waited = 0; isAnythingUnderWay(); waited += glance) {
    if (waited >= callsEndTimeout) throw new CallFailed('timed-out');
    await after(glance);
  }
}
