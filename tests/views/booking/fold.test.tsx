import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BookingView } from '../../../src/views/booking/BookingView.tsx';
import type { BookingState } from '../../../src/views/booking/shared/BookingProps.ts';
import { InEnglish } from '../support/inLanguage.tsx';
import { bookingProps } from './bookingProps.ts';

afterEach(cleanup);

/** Shows the dates step, and returns the function with which it unfolds its calendar. */
function show(state: BookingState, isOpen = false) {
  const props = bookingProps(state, () => undefined);
  const open = vi.fn<() => void>();
  const { unmount } = render(
    <InEnglish>
      <BookingView {...props} picker={{ ...props.picker, isOpen, open }} />
    </InEnglish>,
  );
  return { open, unmount, isUnfolded: () => document.querySelector('[data-open]') !== null };
}

test('the calendar is folded until it is opened or dates are chosen', () => {
  expect(show('dates.choosing').isUnfolded()).toBe(false);
  cleanup();
  expect(show('dates.choosing', true).isUnfolded()).toBe(true);
  cleanup();
  expect(show('dates.halfChosen').isUnfolded()).toBe(true);
});

test('the calendar is unfolded for a guest who comes back from a later step', () => {
  const { open, unmount } = show('dates.choosing');
  expect(open).not.toHaveBeenCalled();
  unmount();
  expect(open).toHaveBeenCalled();
});
