// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { violationOf } from '../../../contract/violations.ts';
import type { BookingState } from '../../../src/views/booking/BookingProps.ts';
import { BookingView } from '../../../src/views/booking/BookingView.tsx';
import { BookingBar, BookingSummary } from '../../../src/views/booking/Summary.tsx';
import { InEnglish } from '../support/inLanguage.tsx';
import { quote } from '../support/quote.ts';
import { bookingProps } from './bookingProps.ts';

Element.prototype.scrollIntoView = vi.fn<() => void>();
afterEach(cleanup);

const quiet = () => undefined;

const booking = (state: BookingState) => (
  <InEnglish>
    <BookingView {...bookingProps(state, quiet)} />
  </InEnglish>
);

describe('what was said of other dates', () => {
  test.each([
    ['dates.pricing', false],
    ['dates.unavailable', false],
    ['dates.impossible', false],
    ['dates.notPriced', false],
    ['dates.priced', true],
    ['form.editing', true],
  ] as const)('is a price in %s: %s', (state, isTold) => {
    const props = bookingProps(state, quiet, { quote });
    render(
      <InEnglish>
        <BookingSummary {...props} />
      </InEnglish>,
    );
    expect(screen.queryAllByText('€751.65')).toHaveLength(isTold ? 1 : 0);
  });

  test('is no price at the foot of a phone either', () => {
    render(
      <InEnglish>
        <BookingBar {...bookingProps('dates.pricing', quiet, { quote })} />
      </InEnglish>,
    );
    expect(screen.queryByText('€751.65')).toBeNull();
  });

  test('is no refusal of these', () => {
    const violations = [violationOf('endDate', 'stay_too_short')];
    render(
      <InEnglish>
        <BookingView {...bookingProps('dates.priced', quiet, { violations })} />
      </InEnglish>,
    );
    expect(screen.getByLabelText('Check-out').getAttribute('aria-invalid')).toBeNull();
  });
});

test('who comes back to the dates is led to their head, and nobody is who came first', () => {
  const { rerender } = render(booking('dates.choosing'));
  expect(document.activeElement).toBe(document.body);
  rerender(booking('form.termsChanged'));
  rerender(booking('dates.priced'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Dates' }));
});
