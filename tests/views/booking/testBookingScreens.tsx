import type { StatesWithin } from '../../../src/kit/atomicState.ts';
import { BookingView } from '../../../src/views/booking/BookingView.tsx';
import type { BookingState } from '../../../src/views/booking/shared/BookingProps.ts';
import { onSite } from '../property/propertyPages.tsx';
import { testScreen } from '../support/screen.tsx';
import { bookingProps } from './bookingProps.ts';

const steps = ['Dates', 'Details', 'Email', 'Payment'];

/** The list of steps above a screen, once dates are chosen. */
function getStepLines(state: string): string {
  const current = ['dates', 'form', 'otp', 'redirecting'].indexOf(state.split('.')[0] ?? '');
  if (current < 1) return '';
  const items = steps.map((step, index) => `- ${step}${index === current ? ' (current)' : ''}`);
  return ['ol: Steps of the booking', ...items, ''].join('\n');
}

/** Tests the screens of a step of the booking. The lines of the steps above each screen are added here. */
export function testBookingScreens<Step extends string>(
  screens: Record<StatesWithin<Step, BookingState>, string>,
): void {
  for (const [state, lines] of Object.entries<string>(screens)) {
    testScreen(
      `the booking in the state ${state}`,
      (send) => onSite(<BookingView {...bookingProps(state as BookingState, send)} />),
      getStepLines(state) + lines,
    );
  }
}
