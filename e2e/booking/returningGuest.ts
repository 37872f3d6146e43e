import type { ModelEvent, Model } from 'statechart-atlas';
import { findReachedStates } from 'statechart-atlas/graph';
import { bookingModel } from '../../machines/booking/booking.model.ts';
import type { Stop } from 'statechart-atlas/playwright';
import type { Tour } from '../support/tour.ts';
import { followTour, type Walker } from '../support/walk.ts';
import type { BookingState } from './expected/types.ts';
import type { Scenario } from './scenario.ts';

const isRestore = ({ name }: ModelEvent) => name.includes('.recalled');
const modelOfFirstVisit: Model = {
  ...bookingModel,
  events: bookingModel.events.filter((event) => !isRestore(event)),
};

/** The shortest path to a state without stored data. */
function createTour(state: BookingState): Tour<BookingState> {
  const { steps } = findReachedStates(modelOfFirstVisit).find((reached) => reached.state === state)!;
  let from: BookingState = 'dates.choosing';
  const stops = steps.map(({ event, state: next }): Stop<BookingState> => {
    const to = next as BookingState;
    const stop = { event: event.name, from, to, isChecked: false, isTransient: false };
    from = to;
    return stop;
  });
  return { name: state, language: 'en', start: { at: 'dates.choosing', isChecked: false }, stops };
}

/** A new guest goes to a state on the shortest path, without checks. */
export const goTo = (guest: Walker<BookingState, Scenario>, state: BookingState): Promise<void> =>
  followTour(createTour(state), guest, { checksText: false, capture: async () => {} });

/** Leaves a page in a state, and opens it again. */
export async function leaveAndReload(
  guest: Walker<BookingState, Scenario>,
  state: BookingState,
): Promise<void> {
  const { requests } = guest.hostStub;
  const before = requests.length;
  await goTo(guest, state);
  // Requests so far belong to the page that is left.
  requests.splice(before);
  await guest.page.reload();
}

const storedDetails = {
  firstName: 'Rui',
  lastName: 'Costa',
  email: 'rui@example.com',
  phonePrefix: '+351',
  phone: '933333333',
  locale: 'en',
};

/** Opens the page again on a device with stored details. */
export async function reloadWithDetails({
  page,
}: Walker<BookingState, Scenario>): Promise<Partial<Scenario>> {
  await page.evaluate((record) => {
    localStorage.setItem('remember-details', 'true');
    localStorage.setItem('guest-info', record);
  }, JSON.stringify(storedDetails));
  await page.reload();
  const { firstName, lastName, email, phone } = storedDetails;
  return { typed: { firstName, lastName, email, country: 'PT', phone }, isRemembered: true };
}
