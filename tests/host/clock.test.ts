import { expect, onTestFinished, test, vi } from 'vitest';
import { warnOfClock } from '../../server/host/store/examineDatabase.ts';
import { keptLog } from '../support/keptLog.ts';
import { openStillHost } from '../support/stillHost.ts';
import { openTestHost } from '../support/testHost.ts';

test('a database whose clock is not that of this machine is warned about', async () => {
  const { db, clock } = await openStillHost();
  const saidAt = async (minutesAhead: number) => {
    const { log, lines } = keptLog();
    await clock.stopAt(new Date(Date.now() + minutesAhead * 60_000));
    await warnOfClock(db, log);
    return lines;
  };
  const { log, lines } = keptLog();
  await warnOfClock(db, log);
  expect(lines).toEqual([]);
  expect(await saidAt(1)).toHaveLength(1);
  expect(await saidAt(40)).toEqual([expect.stringMatching(/"secondsAhead":2[34]\d\d.*NTP/)]);
  expect(await saidAt(-40)).toEqual([expect.stringMatching(/"secondsAhead":-2[34]\d\d.*NTP/)]);
});

test('a host that starts on a server with such a clock says so', async () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40 * 60_000 });
  const host = await openTestHost(['casa']);
  onTestFinished(() => host.close());
  // The embedded database has the clock of the process.
  expect(host.logged().includes('NTP')).toBe(host.databaseUrl !== undefined);
});
