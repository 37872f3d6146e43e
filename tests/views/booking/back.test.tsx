// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { BookingState } from '../../../src/views/booking/BookingProps.ts';
import { BookingView } from '../../../src/views/booking/BookingView.tsx';
import { InEnglish } from '../support/inLanguage.tsx';
import { bookingProps } from './bookingProps.ts';

Element.prototype.scrollIntoView = vi.fn<() => void>();
afterEach(cleanup);

const quiet = () => undefined;

const booking = (state: BookingState) => (
  <InEnglish>
    <BookingView {...bookingProps(state, quiet)} />
  </InEnglish>
);

test('who comes back to the dates is led to their head, and nobody is who came first', () => {
  const { rerender } = render(booking('dates.choosing'));
  expect(document.activeElement).toBe(document.body);
  rerender(booking('form.termsChanged'));
  rerender(booking('dates.priced'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Dates' }));
});
