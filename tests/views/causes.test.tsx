// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FailureKind } from '../../contract/callFailed.ts';
import { BookingView } from '../../src/views/booking/BookingView.tsx';
import { BookingBar, BookingSummary } from '../../src/views/booking/Summary.tsx';
import type { BookingState } from '../../src/views/booking/shared/BookingProps.ts';
import { Alert } from '../../src/ui/Alert.tsx';
import { bookingProps } from './booking/bookingProps.ts';
import { InEnglish } from './support/inLanguage.tsx';

const scrolled = vi.fn<(how: object) => void>();
Element.prototype.scrollIntoView = scrolled;
beforeEach(() => scrolled.mockClear());
afterEach(cleanup);

const send = () => undefined;

const noConnection = 'This website cannot be reached. Check your internet connection and try again.';
const hostAway = 'The booking system is not answering right now. Please try again in a moment.';
const tooMany = 'Please wait a moment and try again.';
const refused = 'This could not be done. Please try again; if that does not help, write to your host.';

const causes: readonly [FailureKind, string][] = [
  ['unreachable', noConnection],
  ['timed-out', hostAway],
  ['unavailable', hostAway],
  ['too-many-requests', tooMany],
  ['unauthorized', refused],
  ['unknown', refused],
];

async function shows(state: BookingState, failure: FailureKind | undefined) {
  const view = <BookingView {...bookingProps(state, send, { failure })} />;
  await act(async () => render(<InEnglish>{view}</InEnglish>));
  return screen.getByRole('alert');
}

describe.each(causes)('a call that failed as %s', (failure, words) => {
  test.each<[BookingState, string]>([
    ['dates.notPriced', 'Error fetching the price'],
    ['form.notCreated', 'Error creating reservation'],
    ['otp.notResent', 'A new code could not be sent'],
  ])('is told by its cause in %s', async (state, title) => {
    const alert = await shows(state, failure);
    expect(alert.textContent).toContain(title);
    expect(alert.textContent).toContain(words);
    expect(document.activeElement).toBe(alert);
    expect(scrolled).toHaveBeenLastCalledWith({ block: 'nearest', behavior: 'instant' });
  });
});

describe('where the specification has words for a refusal', () => {
  test.each<[BookingState, string]>([
    ['otp.notVerified', 'Check your email and enter the correct one-time password.'],
    ['otp.notRestarted', 'Refresh the page and try again.'],
  ])('they are said in %s of a refusal, and of no lost connection', async (state, words) => {
    expect((await shows(state, 'unauthorized')).textContent).toContain(words);
    cleanup();
    const alert = await shows(state, 'unreachable');
    expect(alert.textContent).not.toContain(words);
    expect(alert.textContent).toContain(noConnection);
  });
});

test('an order that failed is told right before its button, after everything that was typed', async () => {
  const alert = await shows('form.notCreated', 'unreachable');
  const button = screen.getByRole('button', { name: 'Book with obligation to pay' });
  expect(alert.nextElementSibling?.contains(button)).toBe(true);
});

describe('who types is left in peace', () => {
  const field = () => {
    document.body.innerHTML = '<input>';
    const input = document.querySelector('input')!;
    input.focus();
    return input;
  };

  test('by what no button asked for, which comes into the window all the same', () => {
    const input = field();
    render(<Alert title="No price" leavesTyping />);
    expect(document.activeElement).toBe(input);
    expect(scrolled).toHaveBeenCalledOnce();
  });

  test('and not by what was asked for', () => {
    field();
    render(<Alert title="Not sent" />);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });
});

describe('beside the steps', () => {
  test.each<[BookingState, string, string]>([
    ['dates.notPriced', 'Error fetching the price', 'Try again'],
    ['dates.unavailable', 'These dates are no longer available', 'Choose other dates'],
    ['dates.impossible', 'Validation failed', 'Choose other dates'],
    ['dates.pricing', 'Mon 3 May', 'Book now'],
  ])('the card and the bar tell what became of the dates in %s', async (state, words, move) => {
    for (const Part of [BookingSummary, BookingBar]) {
      render(
        <InEnglish>
          <Part {...bookingProps(state, send)} />
        </InEnglish>,
      );
      expect(document.body.textContent).toContain(words);
      expect(document.body.textContent).toContain(move);
      expect(document.body.textContent).not.toContain('Select dates');
      cleanup();
    }
  });
});
