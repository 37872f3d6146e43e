import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PropertyDocument } from '../../../contract/content/checks/checkDocument.ts';
import { PriceYear } from '../../../src/dashboard/views/propertyEditor/special/PriceYear.tsx';
import { seasonLetter } from '../../../src/dashboard/views/propertyEditor/special/seasonLetter.ts';
import { normalizeSpaces, readLines } from '../support/readLines.ts';
import { inDashboard } from './support/inDashboard.tsx';

const pricing = {
  rate: '140',
  weekend: { days: ['friday', 'saturday'], rate: '160' },
  seasons: [
    { name: 'summer', from: '06-15', to: '09-14', rate: '180', weekendRate: '200' },
    { name: 'new-year', from: '12-28', to: '01-02', minNights: '4' },
    { name: 'fair', from: '2027-07-10', to: '2027-07-12', rate: '300.50' },
  ],
  cleaning: { amount: '45', perNumberOfNights: '7' },
  surcharge: { amountPerGuestPerNight: '15', includedGuests: '2' },
  discount: { percentage: '10', minNights: '7' },
};
const document: PropertyDocument = {
  property: { pricing },
  texts: { pt: { seasons: { summer: 'Verão' } }, en: { seasons: { summer: 'Summer' } } },
};

beforeEach(() => void vi.useFakeTimers({ now: new Date('2027-03-01'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const show = (shown = document) => {
  const onSeason = vi.fn<(index: number) => void>();
  const { container } = render(inDashboard(<PriceYear document={shown} language="en" onSeason={onSeason} />));
  const read = () => [...readLines(container)].map(({ text }) => text);
  const findNight = (month: string, day: string) =>
    within(screen.getByRole('table', { name: month }))
      .getAllByRole('cell')
      .find((cell) => new RegExp(`^${day}\\b`).test(normalizeSpaces(cell.textContent)))!;
  return { onSeason, read, findNight };
};

test('a year names the dates and the prices of each season', () => {
  const { read } = show();
  const lines = read();
  expect(lines.slice(0, 9)).toEqual([
    '[Show the prices of each night]',
    '## Prices from March 2027',
    '- Outside of seasons €140 per night, €160 at weekends',
    '[Season A: Summer]',
    '15 June to 14 September, every year',
    '€180 per night, €200 at weekends',
    '[Season B: new-year]',
    '28 December to 2 January, every year',
    'The usual prices',
  ]);
  expect(lines).toEqual(expect.arrayContaining(['10 July 2027 to 12 July 2027', '€300.50 per night']));
});

test('each night has its price, and the letter of its season', () => {
  const { findNight } = show();
  const getText = (month: string, day: string) => normalizeSpaces(findNight(month, day).textContent);
  expect(getText('March 2027', '1')).toBe('1 140');
  expect(getText('March 2027', '5')).toBe('5 160');
  expect(getText('June 2027', '15')).toBe('15 A 180');
  expect(getText('July 2027', '11')).toBe('11 C 300.5');
  expect(getText('January 2028', '2')).toBe('2 B 140');
});

test('a night and an entry lead to their season', () => {
  const { findNight, onSeason } = show();
  fireEvent.click(findNight('July 2027', '11'));
  fireEvent.click(findNight('March 2027', '1'));
  fireEvent.click(screen.getByRole('button', { name: 'Season A: Summer' }));
  expect(onSeason.mock.calls).toEqual([[2], [0]]);
});

test('twelve months from the present one are shown, or those of a later year', () => {
  show();
  const getMonths = () =>
    screen.getAllByRole('table').map((table) => table.querySelector('caption')!.textContent);
  expect(getMonths()).toHaveLength(12);
  expect(getMonths()[0]).toBe('March 2027');
  fireEvent.click(screen.getByRole('button', { name: 'From March 2028' }));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Prices from March 2028');
  expect(getMonths()[0]).toBe('March 2028');
  fireEvent.click(screen.getByRole('button', { name: 'From March 2027' }));
  expect(getMonths()[0]).toBe('March 2027');
  expect(screen.getByRole('button', { name: 'From March 2028' })).toBe(window.document.activeElement);
});

test('incomplete prices are not shown', () => {
  const { read } = show({ property: { pricing: { rate: '140' } }, texts: {} });
  expect(read()).toEqual(['The year appears here as soon as the prices are complete.']);
});

test('more seasons than letters have several letters', () => {
  expect([0, 25, 26, 27].map(seasonLetter)).toEqual(['A', 'Z', 'AA', 'BB']);
});
