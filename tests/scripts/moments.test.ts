import { expect, test } from 'vitest';
import { moments } from '../../scripts/moments/moments.ts';

const read = (at: string, timeZone: string) => {
  const [date, time] = new Date(at).toLocaleString('sv-SE', { timeZone }).split(' ');
  return { date: date!, time: time!.slice(0, 5) };
};

const zones = ['Asia/Kolkata', 'Europe/Lisbon', 'UTC'];

test.each(zones)('tests run shortly before and after midnight in %s', (timeZone) => {
  const times = moments.map(({ at }) => read(at, timeZone).time);
  expect(times).toEqual(expect.arrayContaining(['23:50', '00:05']));
});

test.each(['02-28', '02-29', '12-31', '01-01'])('tests run on %s', (date) => {
  const dates = moments.flatMap(({ at }) => zones.map((timeZone) => read(at, timeZone).date.slice(5)));
  expect(dates).toContain(date);
});

test('tests run in the nights in which the clocks change at the property', () => {
  const getOffset = (at: number) => read(new Date(at).toISOString(), 'Europe/Lisbon').time;
  const changes = moments.filter(({ at }) => {
    const now = Date.parse(at);
    const hours = [0, 3].map((later) => Number(getOffset(now + later * 3_600_000).slice(0, 2)));
    return (hours[1]! - hours[0]! + 24) % 24 !== 3;
  });
  expect(changes.map(({ at }) => at.slice(0, 7))).toEqual(['2027-03', '2027-10']);
});
