import { findReachedStates } from '../../machines/atlas/graph.ts';
import type { ModelEvent, Model } from '../../machines/atlas/model.ts';
import { bookingModel } from '../../machines/booking/booking.model.ts';
import type { Stop, Tour } from '../support/tours.ts';
import { take, type Walker } from '../support/walk.ts';
import type { BookingState } from './expected/types.ts';
import type { Story } from './story.ts';

const isRecalled = ({ name }: ModelEvent) => name.includes('.recalled');
const seenFirst: Model = {
  ...bookingModel,
  events: bookingModel.events.filter((happening) => !isRecalled(happening)),
};

/** The shortest path to a state without stored data. */
function tourTo(state: BookingState): Tour<BookingState> {
  const { steps } = findReachedStates(seenFirst).find((reached) => reached.state === state)!;
  let from: BookingState = 'dates.choosing';
  const stops = steps.map(({ happening, state: next }): Stop<BookingState> => {
    const to = next as BookingState;
    const stop = { by: happening.name, from, to, isLookedAt: false, isPassed: false };
    from = to;
    return stop;
  });
  return { name: state, language: 'en', start: { at: 'dates.choosing', isLookedAt: false }, stops };
}

/** A new guest goes to a state on the shortest path, without checks. */
export const goesTo = (guest: Walker<BookingState, Story>, state: BookingState): Promise<void> =>
  take(tourTo(state), guest, { reads: false, keeps: async () => {} });

/** Leaves a page in a state, and opens it again. */
export async function comesBackTo(guest: Walker<BookingState, Story>, state: BookingState): Promise<void> {
  const { questions } = guest.hostSide;
  const before = questions.length;
  await goesTo(guest, state);
  // Requests so far belong to the page that is left.
  questions.splice(before);
  await guest.page.reload();
}

const remembered = {
  firstName: 'Rui',
  lastName: 'Costa',
  email: 'rui@example.com',
  phonePrefix: '+351',
  phone: '933333333',
  locale: 'en',
};

/** Opens the page again on a device with stored details. */
export async function comesBackKnown({ page }: Walker<BookingState, Story>): Promise<Partial<Story>> {
  await page.evaluate((record) => {
    localStorage.setItem('remember-details', 'true');
    localStorage.setItem('guest-info', record);
  }, JSON.stringify(remembered));
  await page.reload();
  const { firstName, lastName, email, phone } = remembered;
  return { typed: { firstName, lastName, email, country: 'PT', phone }, isRemembered: true };
}
