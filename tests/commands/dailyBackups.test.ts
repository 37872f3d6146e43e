import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { scheduleBackups, makeBackup } from '../../server/commands/index.ts';
import { createTestFolder } from '../support/folders.ts';
import { createTestLog } from '../support/createTestLog.ts';
import { createInstallation, startSite, runCommand } from './support/site.ts';

const at = (day: number, hour: number, minute = 0) => new Date(2027, 0, day, hour, minute);

interface Wishes {
  days?: number;
  make?: () => Promise<Readable>;
}

async function openBackups({
  days = 3,
  make = () => Promise.resolve(Readable.from(['a backup'])),
}: Wishes = {}) {
  const dataDir = await createTestFolder();
  const { log, lines } = createTestLog();
  const backups = scheduleBackups({ dataDir, days, make, log });
  const folder = join(dataDir, 'backups');
  const names = async (): Promise<string[]> => {
    const found: string[] = await readdir(folder).catch(() => []);
    return found.toSorted();
  };
  return { ...backups, folder, names, log: lines };
}

afterEach(() => void vi.useRealTimers());

describe('the site keeps backups by itself', () => {
  test('one a day, made at four in the morning, or later where it did not run then', async () => {
    const { look, names } = await openBackups();
    await look(at(5, 15));
    expect(await names()).toHaveLength(1);
    await look(at(5, 23, 59));
    await look(at(6, 3, 59));
    expect(await names()).toHaveLength(1);
    await look(at(6, 4));
    expect(await names()).toHaveLength(2);
    await look(at(8, 11));
    expect(await names()).toHaveLength(3);
  });

  test('the newest of them, each whole and for its owner alone', async () => {
    const { look, names, folder } = await openBackups();
    for (const day of [1, 2, 3, 4]) await look(at(day, 5));
    const kept = await names();
    expect(kept.map((name) => name.slice(0, 18))).toEqual([2, 3, 4].map((day) => `estadia-2027-01-0${day}`));
    for (const name of kept) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  test('none where none are wanted', async () => {
    const { look, names } = await openBackups({ days: 0 });
    await look(at(1, 5));
    expect(await names()).toEqual([]);
  });

  test('other files are left alone, except unfinished ones of an earlier process', async () => {
    const { look, names, state, folder } = await openBackups({ days: 1 });
    await mkdir(folder);
    await writeFile(join(folder, 'my-own.tar.gz'), '');
    await writeFile(join(folder, 'estadia-2026-99-99T99-99-99Z.tar.gz'), '');
    const writeDraft = async (name: string, time: Date) => {
      await writeFile(join(folder, name), '');
      await utimes(join(folder, name), time, time);
    };
    await writeDraft('estadia-2027-01-01T05-00-00Z.tar.gz.7.part', at(1, 5));
    // Another process makes it now.
    await writeDraft('mine.tar.gz.8.part', at(3, 4, 30));
    await look(at(2, 5));
    await look(at(3, 5));
    const newest = expect.stringContaining('estadia-2027-01-03') as string;
    const notADate = 'estadia-2026-99-99T99-99-99Z.tar.gz';
    expect(await names()).toEqual([notADate, newest, 'mine.tar.gz.8.part', 'my-own.tar.gz']);
    expect(await state()).toMatchObject({ newest: at(3, 5) });
  });

  test('no backup is deleted when a newer one fails, which is logged, counted and tried again', async () => {
    let fails = false;
    const make = () =>
      Promise.resolve(
        Readable.from(
          (function* parts() {
            yield 'half';
            if (fails) throw new Error('no space left on device');
          })(),
        ),
      );
    const { look, names, state, log } = await openBackups({ days: 1, make });
    await look(at(1, 5));
    fails = true;
    await look(at(2, 5));
    await look(at(2, 5, 59));
    expect(await names()).toEqual([expect.stringContaining('estadia-2027-01-01')]);
    expect(await state()).toEqual({ newest: at(1, 5), failures: 1 });
    expect(JSON.parse(log.at(-1)!)).toMatchObject({
      level: 50,
      reason: 'no space left on device',
      msg: expect.stringContaining('check the free disk space'),
    });
    fails = false;
    await look(at(2, 6));
    expect(await names()).toEqual([expect.stringContaining('estadia-2027-01-02')]);
  });

  test('once it has run for five minutes, and no more once it has stopped', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout'] });
    const make = vi.fn<() => Promise<Readable>>(() => Promise.resolve(Readable.from(['a'])));
    const [one, other] = [await openBackups({ make }), await openBackups({ make })];
    await other.stop();
    vi.advanceTimersByTime(299_000);
    expect(make).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_000);
    await one.stop();
    expect(make).toHaveBeenCalledOnce();
    expect(await one.names()).toHaveLength(1);
    expect(await other.names()).toEqual([]);
  });
});

test('a backup by the site restores a lost database', async () => {
  const place = await createInstallation();
  const site = await startSite(place);
  const { number } = await site.book(30);
  const { dataDir } = place;
  const backups = scheduleBackups({
    dataDir,
    days: 1,
    make: () => makeBackup({ dataDir, secretKey: site.secretKey, dump: (file) => site.commands.dump(file) }),
    log: createTestLog().log,
  });
  await backups.look(new Date());
  await site.stop();
  await rm(join(dataDir, 'database'), { recursive: true });

  const [name] = await readdir(join(dataDir, 'backups'));
  const restored = await runCommand(place, ['restore', join(dataDir, 'backups', name!), '--yes']);
  expect(restored).toMatchObject({ code: 0, out: expect.stringContaining('(reservations: 1)') });
  const list = await runCommand(place, ['reservations', 'list', '--json']);
  expect(list.json()).toMatchObject({ reservations: [{ number, status: 'confirmed' }] });
  expect(await readdir(join(dataDir, 'backups'))).toEqual([name]);
});
