import { expect, onTestFinished, test, vi } from 'vitest';
import { requireCloseClock } from '../../server/host/store/examineDatabase.ts';
import { createTestLog } from '../support/createTestLog.ts';
import { openManualHost } from '../support/manualHost.ts';
import { openTestHost } from '../support/testHost.ts';

test('a database with another clock than this machine causes a warning', async () => {
  const { db, clock } = await openManualHost();
  const getWarnings = async (minutesAhead: number) => {
    const { log, lines } = createTestLog();
    await clock.stopAt(new Date(Date.now() + minutesAhead * 60_000));
    await requireCloseClock(db, log);
    return lines;
  };
  const { log, lines } = createTestLog();
  await requireCloseClock(db, log);
  expect(lines).toEqual([]);
  expect(await getWarnings(1)).toHaveLength(1);
  expect(await getWarnings(14)).toEqual([expect.stringMatching(/"secondsAhead":8[34]\d.*NTP/)]);
  expect(await getWarnings(-14)).toEqual([expect.stringMatching(/"secondsAhead":-8[34]\d.*NTP/)]);
  await expect(getWarnings(40)).rejects.toThrow(
    /database’s clock is 40 minutes ahead of this machine’s.*NTP/,
  );
  await expect(getWarnings(-40)).rejects.toThrow(
    /database’s clock is (39|40) minutes behind this machine’s.*NTP/,
  );
});

test('a host does not start on a server whose clock is far from this machine’s', async () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40 * 60_000 });
  const opened = openTestHost(['casa']).then(
    async (host) => {
      await host.close();
      return host.databaseUrl === undefined ? 'embedded' : 'started';
    },
    (error: unknown) => String(error),
  );
  // The embedded database has the clock of the process.
  expect(await opened).toMatch(/^embedded$|database’s clock is \d+ minutes behind this machine’s/);
});
