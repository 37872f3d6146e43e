import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BookingView } from '../../../src/views/booking/BookingView.tsx';
import { availabilityMachine } from '../../../machines/availability/availability.machine.ts';
import type { BookingState } from '../../../src/views/booking/shared/BookingProps.ts';
import { InEnglish } from '../support/inLanguage.tsx';
import { StayFields } from '../../../src/views/booking/stay/StayFields.tsx';
import { property } from '../support/property.ts';
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

const availability = availabilityMachine.resolveState({
  value: 'asking',
  context: { unitId: property.id, availability: undefined },
});

/** Shows the native date inputs, and returns the function with which they lead to the calendar. */
function showInputs(day?: string) {
  const props = bookingProps('dates.choosing', () => undefined);
  const showDay = vi.fn<(day: string) => void>();
  render(
    <InEnglish>
      <StayFields {...props} availability={availability} picker={{ ...props.picker, day, showDay }} />
    </InEnglish>,
  );
  return { showDay, checkIn: screen.getByLabelText('Check-in') };
}

/** Presses an element. Returns whether the page leaves the press and the click to the browser. */
const press = (pressed: HTMLElement) => [fireEvent.mouseDown(pressed), fireEvent.click(pressed)];

test('a date leads to the calendar instead of the native picker', () => {
  const { showDay, checkIn } = showInputs();
  expect(press(checkIn)).toEqual([false, false]);
  expect(showDay).toHaveBeenCalledExactlyOnceWith('');
});

test('a date that is pressed again opens the native picker while the calendar is missing', () => {
  const { showDay, checkIn } = showInputs('');
  expect(press(checkIn)).toEqual([true, true]);
  expect(showDay).not.toHaveBeenCalled();
});
