import { fromCallback, type ActorRefFrom, type EventObject, type SnapshotFrom } from 'xstate';
import type { availabilityMachine } from '../../machines/availability/availability.machine.ts';
import type { bookingMachine } from '../../machines/booking/booking.machine.ts';
import type { StoredBooking } from '../../machines/booking/booking.types.ts';
import type { BookableProperty } from '../../machines/property/property.types.ts';
import { getDateAt } from '../../contract/values/nights.ts';
import { hasRequestedDates } from '../../contract/rules/requestedDates.ts';
import { parseRequestedStay, type StoredStay } from '../../contract/rules/stayLink.ts';
import { getSibling } from './getSibling.ts';
import { getBookingKey } from './bookingKey.ts';
import { consumeConfirmedReservation } from './confirmedReservation.ts';
import { browserStorages, readStoredLink, readStoredBooking, type Storages } from './bookingStorage.ts';
import { findOwnReservations, recordOwnReservation } from './ownReservations.ts';
import { onRestored } from './onRestored.ts';
import { forgetBookedStay, readRememberedStay, rememberStay } from './rememberedStay.ts';
import { onOtherTab } from './storage.ts';

type BookingSnapshot = SnapshotFrom<typeof bookingMachine>;

const toStoredBooking = ({ value, context }: BookingSnapshot): StoredBooking => {
  const { otp: _secret, ...rest } = context;
  return { value: value as StoredBooking['value'], context: rest };
};

const isOver = (snapshot: BookingSnapshot) =>
  snapshot.matches('success') ||
  snapshot.matches({ resuming: 'ownStay' }) ||
  snapshot.matches({ resuming: 'abandoned' }) ||
  snapshot.matches({ resuming: 'holdExpired' }) ||
  snapshot.matches({ resuming: 'paidTooLate' }) ||
  snapshot.matches({ resuming: 'datesTaken' });

/**
 * Whether the booking waits for its status. It does not overwrite other tabs' links then; otherwise the tabs would
 * query each other endlessly.
 */
const isAwaitingAnswer = (snapshot: BookingSnapshot) =>
  snapshot.matches({ resuming: 'asking' }) ||
  snapshot.matches({ resuming: 'checkingOwn' }) ||
  snapshot.matches({ resuming: { processing: 'asking' } }) ||
  snapshot.matches({ resuming: { takesLonger: 'asking' } }) ||
  snapshot.matches({ resuming: 'notResumed' });

/**
 * Whether the booking is redirecting to the payment gateway. A change by another tab does not interrupt that, because
 * it only extends the hold.
 */
const isLeaving = (snapshot: BookingSnapshot) =>
  snapshot.matches('redirecting') && snapshot.hasTag('waiting');

function persistLink(snapshot: BookingSnapshot, storages: Storages) {
  if (isAwaitingAnswer(snapshot)) return;
  const { device } = storages;
  const { unitId, reservation, stay } = snapshot.context;
  const storedLink = readStoredLink(unitId, storages);
  if (reservation && !isOver(snapshot)) {
    const { reservationId, token, deadline } = reservation;
    const { startDate, endDate } = stay;
    const link = { unitId, reservationId, token, deadline, startDate, endDate };
    if (JSON.stringify(storedLink) !== JSON.stringify(link)) device.write(getBookingKey(unitId), link);
  } else if (storedLink && storedLink.reservationId === reservation?.reservationId) {
    device.remove(getBookingKey(unitId));
  }
}

/** Whether the requested nights are unavailable. */
const areNightsTaken = (snapshot: BookingSnapshot) =>
  snapshot.matches({ dates: 'unavailable' }) ||
  snapshot.matches({ form: 'datesTaken' }) ||
  snapshot.matches({ resuming: 'datesTaken' });

/**
 * Reports this browser's reservations to a booking whose nights are unavailable, because one of them may include these
 * nights. Each is reported once, until another tab changes something.
 */
function createReservationReporter(booking: ActorRefFrom<typeof bookingMachine>, storages: Storages) {
  const reported = new Set<string>();
  return {
    reset: () => reported.clear(),
    report: (snapshot: BookingSnapshot) => {
      if (!areNightsTaken(snapshot)) {
        if (!snapshot.matches({ resuming: 'checkingOwn' })) reported.clear();
        return;
      }
      const { unitId, stay, reservation } = snapshot.context;
      if (reservation) reported.add(reservation.reservationId);
      const link = findOwnReservations(unitId, stay, storages).find(
        ({ reservationId }) => !reported.has(reservationId),
      );
      if (link === undefined) return;
      reported.add(link.reservationId);
      booking.send({ type: 'ownReservation.found', link });
    },
  };
}

/**
 * Returns the query that contains the requested stay: that of the page's address, or the stay that the tab remembers if
 * neither the address nor the stored booking contains dates.
 */
function findRequestQuery(unitId: string, storages: Storages): string {
  const { search } = window.location;
  const stored = readStoredBooking(unitId, storages)?.context.stay;
  const hasStoredDates = stored !== undefined && (stored.startDate !== '' || stored.endDate !== '');
  return hasRequestedDates(search) || hasStoredDates ? search : readRememberedStay(storages.tab);
}

/**
 * Restores a booking and stores its changes. The tab stores everything but the one-time password, for a reload; the
 * device stores the reservation link, for a restart of the browser.
 * - Synchronises the booking between tabs.
 * - Refreshes the booking and the calendar's booked nights after the Back button.
 * - Remembers the stay for the other pages of the tab until it is booked.
 * - If the requested nights are unavailable, reports this browser's reservation that may include them.
 */
export const persistBooking = (storages: Storages = browserStorages) =>
  fromCallback<EventObject, BookableProperty>(({ input: property, self }) => {
    const unitId = property.id;
    const booking = getSibling<typeof bookingMachine>(self, 'booking');
    const availability = getSibling<typeof availabilityMachine>(self, 'availability');
    const recall = () => {
      const { reservation } = booking.getSnapshot().context;
      const link = readStoredLink(unitId, storages) ?? reservation;
      if (link) booking.send({ type: 'reservation.recalled', link });
    };
    const query = findRequestQuery(unitId, storages);
    const link = readStoredLink(unitId, storages);
    booking.send({
      type: 'booking.recalled',
      stored: readStoredBooking(unitId, storages),
      link,
      isConfirmedNow: consumeConfirmedReservation(link?.reservationId, storages.tab),
      requested: parseRequestedStay(query, {
        ...property,
        today: getDateAt(Date.now(), property.timeZone),
      }),
    });

    const reporter = createReservationReporter(booking, storages);
    // A remembered stay is not replaced by the part of it that this property allows.
    let rememberedStay: StoredStay | undefined =
      query === window.location.search ? undefined : booking.getSnapshot().context.stay;
    const remember = (snapshot: BookingSnapshot) => {
      const { stay } = snapshot.context;
      if (snapshot.matches('success')) forgetBookedStay(stay, storages.tab);
      else if (stay !== rememberedStay) rememberStay(stay, storages.tab);
      rememberedStay = stay;
    };
    let heldReservationId: string | undefined;
    const persist = (snapshot: BookingSnapshot) => {
      storages.tab.write(getBookingKey(unitId), toStoredBooking(snapshot));
      remember(snapshot);
      const { reservation } = snapshot.context;
      if (heldReservationId !== undefined && reservation === undefined)
        storages.device.remove(getBookingKey(unitId));
      heldReservationId = reservation?.reservationId;
      persistLink(snapshot, storages);
      recordOwnReservation(unitId, storages);
      reporter.report(snapshot);
    };
    persist(booking.getSnapshot());
    const subscription = booking.subscribe(persist);
    const stopTabSync = onOtherTab(getBookingKey(unitId), () => {
      const snapshot = booking.getSnapshot();
      recordOwnReservation(unitId, storages);
      const { reservation } = snapshot.context;
      const link = readStoredLink(unitId, storages);
      const isOwn = link === undefined || link.reservationId === reservation?.reservationId;
      if (reservation && isOwn && !isLeaving(snapshot) && !areNightsTaken(snapshot)) recall();
      // The other tab may have held or released nights.
      if (reservation === undefined) availability.send({ type: 'availability.outdated' });
      reporter.reset();
      reporter.report(booking.getSnapshot());
    });
    const stopRestoreListener = onRestored(() => {
      recall();
      availability.send({ type: 'availability.outdated' });
    });
    return () => {
      subscription.unsubscribe();
      stopTabSync();
      stopRestoreListener();
    };
  });
