import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayFromNow } from '../support/guests.ts';
import { createInstallation, startSite, runCommand, type Installation } from './support/site.ts';

/** An installation of a property that its file closes for a week. */
async function newPlace(): Promise<Installation> {
  const place = await createInstallation();
  const file = join(place.contentDir, 'casa', 'property.yaml');
  const property = parse(await readFile(file, 'utf8')) as object;
  const closed = [{ start: dayFromNow(60), end: dayFromNow(67) }];
  await writeFile(file, stringify({ ...property, closed }));
  return place;
}

const nights = (place: Installation, ...args: string[]) => runCommand(place, ['nights', ...args]);
const listed = async (place: Installation) =>
  ((await nights(place, 'list', '--json')).json() as { start: string; end: string; closedBy: string }[]).map(
    ({ start, end, closedBy }) => [start, end, closedBy],
  );
const inFile = [dayFromNow(60), dayFromNow(67), 'property.yaml'];

test('nights are blocked, listed and partly released with and without the running site', async () => {
  const place = await newPlace();
  const site = await startSite(place);
  const closed = await nights(
    place,
    'close',
    'casa',
    dayFromNow(20),
    dayFromNow(30),
    '--why',
    ' new kitchen ',
  );
  expect(closed).toMatchObject({
    code: 0,
    out: `Closed: ${dayFromNow(20)} to ${dayFromNow(30)} of casa. The next stay can begin on ${dayFromNow(30)}.\n`,
  });
  await site.stop();

  expect((await nights(place, 'list', 'casa')).out).toMatch(
    /^PROPERTY .*\ncasa .* command +new kitchen\ncasa /,
  );
  const opened = await nights(place, 'open', 'casa', dayFromNow(22), dayFromNow(25), '--json');
  expect(opened.json()).toEqual({
    unitId: 'casa',
    opened: [{ start: dayFromNow(22), end: dayFromNow(25) }],
    stillClosed: [
      { start: dayFromNow(20), end: dayFromNow(22) },
      { start: dayFromNow(25), end: dayFromNow(30) },
    ],
  });
  expect(await listed(place)).toEqual([
    [dayFromNow(20), dayFromNow(22), 'command'],
    [dayFromNow(25), dayFromNow(30), 'command'],
    inFile,
  ]);
  // The remaining nights keep their note.
  expect((await nights(place, 'list')).out.match(/new kitchen/g)).toHaveLength(2);
  const rest = await nights(place, 'open', 'casa', dayFromNow(1), dayFromNow(50));
  expect(rest.out.split('\n').filter((line) => line.startsWith('Opened'))).toHaveLength(2);
  expect(await listed(place)).toEqual([inFile]);
});

describe('blocking nothing, with a reason for the host:', () => {
  test('invalid dates and blocked nights are rejected with the reason', async () => {
    const place = await newPlace();
    await startSite(place);
    await nights(place, 'close', 'casa', dayFromNow(20), dayFromNow(30), '--why', 'new kitchen');
    const before = await listed(place);
    const refusals = [
      [30, 30, /holds no night.*day after the last night/],
      [31, 30, /holds no night/],
      [-5, 0, /are over/],
      [30, 2000, /more than five years.*year right/],
      [25, 35, /is closed already \(new kitchen\).*"nights open casa/],
      [15, 40, /is closed already/],
      [66, 70, /is closed already, in casa\/property.yaml/],
    ] as const;
    for (const [from, to, refusal] of refusals) {
      const refused = await nights(place, 'close', 'casa', dayFromNow(from), dayFromNow(to));
      expect([refused.code, refused.out]).toEqual([1, '']);
      expect(refused.err).toMatch(refusal);
    }
    expect(await listed(place)).toEqual(before);
    // Adjacent nights do not overlap.
    for (const [from, to] of [
      [-1, 20],
      [30, 32],
      [67, 68],
    ] as const)
      expect((await nights(place, 'close', 'casa', dayFromNow(from), dayFromNow(to))).code).toBe(0);
  });

  test('nights of a reservation are blocked only after a confirmation that it stays', async () => {
    const place = await newPlace();
    const site = await startSite(place);
    const { number } = await site.book(20);
    const across = ['close', 'casa', dayFromNow(22), dayFromNow(30)];
    const refused = await nights(place, ...across);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toMatch(
      new RegExp(`${number} +${dayFromNow(20)} to ${dayFromNow(23)} +confirmed[^]*--keep-reservations`),
    );
    expect(await listed(place)).toEqual([inFile]);
    expect((await nights(place, 'close', 'casa', dayFromNow(23), dayFromNow(24))).code).toBe(0);
    await nights(place, 'open', 'casa', dayFromNow(23), dayFromNow(24));

    const kept = await nights(place, ...across, '--keep-reservations', '--json');
    expect(kept.json()).toMatchObject({ reservations: [number], why: null });
    const shown = await runCommand(place, ['reservations', 'show', number, '--json']);
    expect(shown.json()).toMatchObject({ status: 'confirmed' });
  });
});

test('free nights, and nights that property.yaml blocks, cannot be opened by a command', async () => {
  const place = await newPlace();
  await startSite(place);
  const inTheFile = await nights(place, 'open', 'casa', dayFromNow(61), dayFromNow(62));
  expect(inTheFile).toMatchObject({ code: 1, err: expect.stringContaining('casa/property.yaml') });
  const nowhere = await nights(place, 'open', 'casa', dayFromNow(10), dayFromNow(12));
  expect(nowhere).toMatchObject({ code: 1, err: expect.stringContaining('"nights list casa"') });
  const unknown = await nights(place, 'close', 'villa', dayFromNow(10), dayFromNow(12));
  expect(unknown).toMatchObject({
    code: 1,
    err: 'Property villa does not exist. Existing properties: casa.\n',
  });
});

test('a note has one line at most', async () => {
  const place = await newPlace();
  await startSite(place);
  const why = 'x'.repeat(201);
  const refused = await nights(place, 'close', 'casa', dayFromNow(10), dayFromNow(12), '--why', why);
  expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('why') });
});
