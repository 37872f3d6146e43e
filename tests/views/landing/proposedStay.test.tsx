import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SearchForm } from '../../../src/views/landing/SearchForm.tsx';
import { InEnglish } from '../support/inLanguage.tsx';

const proposed = {
  startDate: '2027-05-03',
  endDate: '2027-05-06',
  guestCount: 3,
  query: '?from=2027-05-03&to=2027-05-06&guests=3',
};
const form = (stay: typeof proposed | undefined) => (
  <InEnglish>
    <SearchForm proposed={stay} maxGuests={4} />
  </InEnglish>
);
const getValues = () =>
  ['Check-in', 'Check-out', 'Guests'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

test('a remembered stay fills in the search form after the page is shown', () => {
  const { rerender } = render(form(undefined));
  expect(getValues()).toEqual(['', '', '2']);
  rerender(form(proposed));
  expect(getValues()).toEqual(['2027-05-03', '2027-05-06', '3']);
});

test('another remembered stay replaces the one that was proposed before', () => {
  const { rerender } = render(form(proposed));
  rerender(form({ ...proposed, endDate: '2027-05-09', guestCount: 4 }));
  expect(getValues()).toEqual(['2027-05-03', '2027-05-09', '4']);
  rerender(form(undefined));
  expect(getValues()).toEqual(['', '', '2']);
});

test('a remembered stay does not replace a date that the visitor has typed', () => {
  const { rerender } = render(form(undefined));
  fireEvent.change(screen.getByLabelText('Check-in'), { target: { value: '2027-06-01' } });
  rerender(form(proposed));
  expect(getValues()).toEqual(['2027-06-01', '', '2']);
});
