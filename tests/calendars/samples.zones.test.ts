import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NoCalendar } from '../../server/host/calendars/reader/components.ts';
import { takenNights } from '../../server/host/calendars/takenNights.ts';
import { samples } from './support/samples.ts';

const folder = join(import.meta.dirname, 'samples');
const options = {
  timeZone: 'Europe/Lisbon',
  open: { start: '2027-01-01', end: '2030-01-01' },
  isOwn: () => false,
};
const stayOfEachFile = '2027-08-01 2027-08-03';

test('each sample file is read by a test', async () => {
  const files = await readdir(folder);
  expect(samples.map(({ file }) => `${file}.ics`).toSorted()).toEqual(files.toSorted());
});

test.each(samples)(
  'the importer blocks the expected nights of the sample file $file',
  async ({ file, nights: expected, problems: reported = '' }) => {
    const text = await readFile(join(folder, `${file}.ics`), 'utf8');
    if (expected === 'no calendar') {
      expect(() => takenNights(text, options)).toThrow(NoCalendar);
      return;
    }
    const { nights, problems } = takenNights(text, options);
    expect(nights.map(({ start, end }) => `${start} ${end}`)).toEqual(
      [...expected, stayOfEachFile].toSorted(),
    );
    expect(problems.map(({ properties }) => properties.join()).join()).toBe(reported);
  },
);
