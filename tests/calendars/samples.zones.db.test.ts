import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { takenNights } from '../../server/host/calendars/takenNights.ts';
import { nodeIcal, tsIcs, type OtherReader } from './support/otherReaders.ts';
import { samples, type Sample } from './support/samples.ts';

const folder = join(import.meta.dirname, 'samples');
const timeZone = 'Europe/Lisbon';
const open = { start: '2027-01-01', end: '2030-01-01' };
const stayOfEachFile = '2027-08-01 2027-08-03';

const getText = ({ file }: Sample) => readFile(join(folder, `${file}.ics`), 'utf8');

/** What a reader finds; a file that it does not read is no calendar. */
function read(reader: OtherReader, text: string): string[] {
  try {
    return reader(text, timeZone, open);
  } catch {
    return ['no calendar'];
  }
}

let problems = '';
const ours: OtherReader = (text) => {
  const found = takenNights(text, { timeZone, open, isOwn: () => false });
  problems = found.problems.map(({ properties }) => properties.join()).join();
  return found.nights.map(({ start, end }) => `${start} ${end}`);
};

test('each sample file is read by a test', async () => {
  const files = await readdir(folder);
  expect(samples.map(({ file }) => `${file}.ics`).toSorted()).toEqual(files.toSorted());
});

describe('the sample file', () => {
  test.each(samples)('$file takes its nights, and never those of the stay beside it', async (sample) => {
    problems = '';
    const found = read(ours, await getText(sample));
    expect(found.filter((nights) => nights !== stayOfEachFile)).toEqual(sample.nights);
    expect(problems).toBe(sample.problems ?? '');
    expect(found.some((nights) => nights === stayOfEachFile || nights === 'no calendar')).toBe(true);
  });

  test.each(samples)('$file is read as by node-ical and ts-ics, but for what is named', async (sample) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const text = await getText(sample);
    const found = read(ours, text);
    const differs = (reader: OtherReader) => JSON.stringify(read(reader, text)) !== JSON.stringify(found);
    expect({ nodeIcal: differs(nodeIcal), tsIcs: differs(tsIcs) }).toEqual({
      nodeIcal: sample.nodeIcal !== undefined,
      tsIcs: sample.tsIcs !== undefined,
    });
  });
});
