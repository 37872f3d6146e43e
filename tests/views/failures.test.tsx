import type { FC } from 'react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import { BookingView } from '../../src/views/booking/BookingView.tsx';
import { BookingBar, BookingSummary } from '../../src/views/booking/Summary.tsx';
import type { BookingProps, BookingState } from '../../src/views/booking/shared/BookingProps.ts';
import { Alert } from '../../src/ui/Alert.tsx';
import { bookingProps } from './booking/bookingProps.ts';
import { FailedCall } from '../../src/kit/FailedCall.tsx';
import { roundWait } from '../../src/kit/roundWait.ts';
import { onSite } from './property/propertyPages.tsx';
import { InEnglish } from './support/inLanguage.tsx';

const scrolled = vi.fn<(how: object) => void>();
Element.prototype.scrollIntoView = scrolled;
beforeEach(() => scrolled.mockClear());
const send = () => undefined;

const noConnection = 'This website cannot be reached. Check your internet connection and try again.';
const hostAway = 'The booking system is not answering right now. Please try again in a moment.';
const tooMany = 'Too many requests came from your connection in a short time. Please try again in a moment.';
const refused =
  'The request could not be completed. Please try again; if that does not help, write to your host.';

const causes: readonly [FailureKind, string][] = [
  ['unreachable', noConnection],
  ['timed-out', hostAway],
  ['unavailable', hostAway],
  ['too-many-requests', tooMany],
  ['unauthorized', refused],
  ['unknown', refused],
];

async function shows(state: BookingState, failure: FailureKind | undefined) {
  const view = onSite(<BookingView {...bookingProps(state, send, { failure })} />);
  await act(async () => render(<InEnglish>{view}</InEnglish>));
  return screen.getByRole('alert');
}

describe.each(causes)('a call that failed with %s', (failure, words) => {
  test.each<[BookingState, string]>([
    ['dates.notPriced', 'Error fetching the price'],
    ['form.notCreated', 'Error creating reservation'],
    ['otp.notResent', 'A new code could not be sent'],
  ])('names its cause in the state %s', async (state, title) => {
    const alert = await shows(state, failure);
    expect(alert.textContent).toContain(title);
    expect(alert.textContent).toContain(words);
    expect(document.activeElement).toBe(alert);
    expect(scrolled).toHaveBeenLastCalledWith({ block: 'nearest', behavior: 'instant' });
  });
});

describe('a refusal with a text in the specification', () => {
  test.each<[BookingState, string]>([
    ['otp.notVerified', 'Check your email and enter the correct one-time password.'],
    ['otp.notRestarted', 'Refresh the page and try again.'],
  ])('shows this text in the state %s, and another one for a lost connection', async (state, words) => {
    expect((await shows(state, 'unauthorized')).textContent).toContain(words);
    cleanup();
    const alert = await shows(state, 'unreachable');
    expect(alert.textContent).not.toContain(words);
    expect(alert.textContent).toContain(noConnection);
  });
});

describe('the time to try again', () => {
  const showFailure = (failure: FailureKind) => {
    render(
      <InEnglish>
        <FailedCall title="No" failureReason={{ failure, retryAfter: 840 }} />
      </InEnglish>,
    );
    return screen.getByRole('alert').textContent;
  };

  test.each(['too-many-requests', 'unavailable', 'payment-gateway'] as const)(
    'the time appears for a failure with %s',
    (failure) => {
      expect(showFailure(failure)).toContain('Please try again in 15 minutes.');
    },
  );

  test.each(['unknown', 'unreachable'] as const)(
    'the time does not appear for a failure with %s',
    (failure) => {
      expect(showFailure(failure)).not.toContain('15 minutes');
    },
  );

  test.each<[BookingState, string]>([
    ['form.noMoreHolds', 'Many bookings were started in a short time and have not been confirmed yet.'],
    ['form.notCreated', 'The booking system is not answering right now.'],
  ])('the time appears in the state %s', async (state, words) => {
    const failure = state === 'form.noMoreHolds' ? 'too-many-requests' : 'unavailable';
    const view = onSite(<BookingView {...bookingProps(state, send, { failure, retryAfter: 61 })} />);
    await act(async () => render(<InEnglish>{view}</InEnglish>));
    expect(screen.getByRole('alert').textContent).toContain(`${words} Please try again in 2 minutes.`);
  });

  test.each([
    [undefined, 'moment', 0],
    [0, 'moment', 0],
    [10, 'moment', 0],
    [11, 'minutes', 1],
    [60, 'minutes', 1],
    [61, 'minutes', 2],
    [600, 'minutes', 10],
    [601, 'minutes', 15],
    [3300, 'minutes', 55],
    [3301, 'hours', 1],
    [3600, 'hours', 1],
    [3601, 'minutes', 65],
    [5400, 'minutes', 90],
    [5401, 'hours', 2],
    [36 * 3600, 'hours', 36],
    [36 * 3600 + 1, 'days', 2],
  ])('%s seconds are rounded up to the unit %s and the number %i', (seconds, unit, count) => {
    expect(roundWait(seconds)).toEqual({ unit, count });
  });
});

test('the failure of an order is shown between the fields and the button', async () => {
  const alert = await shows('form.notCreated', 'unreachable');
  const button = screen.getByRole('button', { name: 'Book with obligation to pay' });
  expect(alert.nextElementSibling?.contains(button)).toBe(true);
});

describe('an alert', () => {
  const field = () => {
    document.body.innerHTML = '<input>';
    const input = document.querySelector('input')!;
    input.focus();
    return input;
  };

  test('scrolls into view without taking the focus from a field when no button caused it', () => {
    const input = field();
    render(<Alert title="No price" keepsFocus />);
    expect(document.activeElement).toBe(input);
    expect(scrolled).toHaveBeenCalledOnce();
  });

  test('takes the focus when a button caused it', () => {
    field();
    render(<Alert title="Not sent" />);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });
});

function renderPart(Part: FC<BookingProps>, state: BookingState): string {
  render(
    <InEnglish>
      <Part {...bookingProps(state, send)} />
    </InEnglish>,
  );
  return document.body.textContent;
}

describe('the state of the dates', () => {
  test.each<[BookingState, string, string]>([
    ['dates.notPriced', 'Error fetching the price', 'Try again'],
    ['dates.unavailable', 'These dates are no longer available', 'Choose other dates'],
    ['dates.impossible', 'Validation failed', 'Choose other dates'],
    ['dates.pricing', 'Check-in', 'Book now'],
  ])('is shown on the card in the state %s', (state, words, move) => {
    const card = renderPart(BookingSummary, state);
    expect(card).toContain(words);
    expect(card).toContain(move);
    expect(card).not.toContain('Select dates');
  });

  test.each<[BookingState, string, string]>([
    ['dates.notPriced', 'No price yet', 'Try again'],
    ['dates.unavailable', 'Not available', 'Other dates'],
    ['dates.impossible', 'Not possible', 'Other dates'],
    ['dates.pricing', '3 May – 10 May', 'Book now'],
  ])('is shown in the bar in the state %s', (state, words, move) => {
    const bar = renderPart(BookingBar, state);
    expect(bar).toContain(words);
    expect(bar).toContain(move);
    expect(bar).not.toContain('Select dates');
  });
});
