import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NoCalendar } from '../../server/host/calendars/reader/components.ts';
import { takenNights } from '../../server/host/calendars/takenNights.ts';
import { samples, type Sample } from './support/samples.ts';

const folder = join(import.meta.dirname, 'samples');
const options = {
  timeZone: 'Europe/Lisbon',
  open: { start: '2027-01-01', end: '2030-01-01' },
  isOwn: () => false,
};
const stayOfEachFile = '2027-08-01 2027-08-03';

const readSample = ({ file }: Sample) => readFile(join(folder, `${file}.ics`), 'utf8');

/** Returns the blocked nights and the reported properties, in the form of `Sample`. */
function importNights(text: string) {
  try {
    const { nights, problems } = takenNights(text, options);
    return {
      nights: nights.map(({ start, end }) => `${start} ${end}`),
      problems: problems.map(({ properties }) => properties.join()).join(),
    };
  } catch (error) {
    if (error instanceof NoCalendar) return { nights: 'no calendar', problems: '' };
    throw error;
  }
}

test('each sample file is read by a test', async () => {
  const files = await readdir(folder);
  expect(samples.map(({ file }) => `${file}.ics`).toSorted()).toEqual(files.toSorted());
});

test.each(samples)('the importer blocks the expected nights of the sample file $file', async (sample) => {
  const { nights, problems = '' } = sample;
  expect(importNights(await readSample(sample))).toEqual({
    nights: nights === 'no calendar' ? nights : [...nights, stayOfEachFile].toSorted(),
    problems,
  });
});
