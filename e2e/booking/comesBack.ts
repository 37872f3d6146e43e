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

/** The shortest way to a state of somebody of whom nothing is remembered yet. */
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

/** Somebody who has just come goes to a state, the shortest way; nothing of it is looked at. */
export const goesTo = (guest: Walker<BookingState, Story>, state: BookingState): Promise<void> =>
  take(tourTo(state), guest, { reads: false, keeps: async () => {} });

/** Comes back to a page that was left in a state. */
export async function comesBackTo(guest: Walker<BookingState, Story>, state: BookingState): Promise<void> {
  const { questions } = guest.hostSide;
  const before = questions.length;
  await goesTo(guest, state);
  // What was asked until then belongs to the page that is left.
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

/** Comes back to a page on a device that remembers who books. */
export async function comesBackKnown({ page }: Walker<BookingState, Story>): Promise<Partial<Story>> {
  await page.evaluate((record) => {
    localStorage.setItem('remember-details', 'true');
    localStorage.setItem('guest-info', record);
  }, JSON.stringify(remembered));
  await page.reload();
  const { firstName, lastName, email, phone } = remembered;
  return { typed: { firstName, lastName, email, country: 'PT', phone }, isRemembered: true };
}
