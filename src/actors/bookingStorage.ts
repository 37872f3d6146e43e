import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { bookingVersion, type ReservationLink } from '../../machines/booking/booking.types.ts';
import { deviceStorage, onOtherTab, tabStorage, type SafeStorage } from './storage.ts';

type BookingActor = ActorRefFrom<typeof bookingMachine>;
type BookingSnapshot = SnapshotFrom<typeof bookingMachine>;
type Persisted = ReturnType<BookingActor['getPersistedSnapshot']>;

interface Storages {
  tab: SafeStorage;
  device: SafeStorage;
}

const browser: Storages = { tab: tabStorage, device: deviceStorage };

const keyOf = (unitId: string) => `booking.${unitId}`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isLink = (value: unknown): value is ReservationLink =>
  isObject(value) &&
  typeof value['reservationId'] === 'string' &&
  typeof value['token'] === 'string' &&
  typeof value['deadline'] === 'string';

const isOfThisVersion = (value: unknown, unitId: string): value is { value: never; context: never } =>
  isObject(value) &&
  isObject(value['context']) &&
  value['context']['version'] === bookingVersion &&
  value['context']['unitId'] === unitId;

/** This tab's booking, where one is stored that this version of the machine can go on with. */
export function storedBooking(unitId: string, { tab }: Storages = browser): Persisted | undefined {
  const stored = tab.read(keyOf(unitId));
  if (!isOfThisVersion(stored, unitId)) return undefined;
  try {
    // A state that no longer exists would fail only later, inside the actor.
    bookingMachine.resolveState(stored);
    return stored as unknown as Persisted;
  } catch {
    return undefined;
  }
}

/** A stored booking in the state it was left in, with nothing under way. */
export const withoutCalls = (stored: Persisted): Persisted => Object.assign({ ...stored }, { children: {} });

/** What this device remembers of a booking that was begun in any of its tabs. */
export function rememberedLink(unitId: string, { device }: Storages = browser): ReservationLink | undefined {
  const stored = device.read(keyOf(unitId));
  return isLink(stored) ? stored : undefined;
}

/** Has this device remember a reservation of a property, unless it remembers one that is being made. */
export function rememberLink(unitId: string, link: ReservationLink, { device }: Storages = browser): void {
  if (!rememberedLink(unitId, { tab: device, device })) device.write(keyOf(unitId), { unitId, ...link });
}

const holdsASecret = (snapshot: BookingSnapshot) =>
  Object.values(snapshot.getMeta()).some((meta) => meta?.unstored === true);

const withoutOtp = (persisted: Persisted) => {
  const { context, ...rest } = persisted as unknown as { context: object };
  return { ...rest, context: { ...context, otp: '' } };
};

const isOver = (snapshot: BookingSnapshot) =>
  snapshot.matches('success') ||
  snapshot.matches({ resuming: 'abandoned' }) ||
  snapshot.matches({ resuming: 'holdExpired' }) ||
  snapshot.matches({ resuming: 'paidTooLate' });

/** Whoever does not know where it stands leaves what other tabs wrote: they would ask each other for ever. */
const isBeingAsked = (snapshot: BookingSnapshot) =>
  snapshot.matches({ resuming: 'asking' }) ||
  snapshot.matches({ resuming: 'askingAgain' }) ||
  snapshot.matches({ resuming: 'notResumed' });

function keepLink(snapshot: BookingSnapshot, { device }: Storages) {
  if (isBeingAsked(snapshot)) return;
  const { unitId, reservation } = snapshot.context;
  const remembered = device.read(keyOf(unitId));
  if (reservation && !isOver(snapshot)) {
    const { reservationId, token, deadline } = reservation;
    const link = { unitId, reservationId, token, deadline };
    if (JSON.stringify(remembered) !== JSON.stringify(link)) device.write(keyOf(unitId), link);
  }
  const isDone =
    isLink(remembered) && isOver(snapshot) && remembered.reservationId === reservation?.reservationId;
  if (isDone) device.remove(keyOf(unitId));
}

/** Whoever is on the way to the gateway goes there: another tab only writes down for how long it holds. */
const isLeaving = (snapshot: BookingSnapshot) =>
  snapshot.matches('redirecting') && snapshot.hasTag('waiting');

/**
 * Keeps a booking through a refresh (all but the one-time password, in the tab) and a closed browser
 * (the reservation's link, on the device), and lets tabs agree. Returns how to stop.
 */
export function keepBooking(actor: BookingActor, storages: Storages = browser): () => void {
  const { unitId } = actor.getSnapshot().context;
  let held = actor.getSnapshot().context.reservation?.reservationId;

  const subscription = actor.subscribe((snapshot) => {
    if (holdsASecret(snapshot)) return;
    storages.tab.write(keyOf(unitId), withoutOtp(actor.getPersistedSnapshot()));
    const { reservation } = snapshot.context;
    if (held !== undefined && reservation === undefined) storages.device.remove(keyOf(unitId));
    held = reservation?.reservationId;
    keepLink(snapshot, storages);
  });
  const stopListening = onOtherTab(keyOf(unitId), () => {
    const snapshot = actor.getSnapshot();
    const { reservation } = snapshot.context;
    const link = rememberedLink(unitId, storages);
    const isOurs = link === undefined || link.reservationId === reservation?.reservationId;
    if (reservation && isOurs && !isLeaving(snapshot))
      actor.send({ type: 'reservation.recalled', link: link ?? reservation });
  });
  return () => {
    subscription.unsubscribe();
    stopListening();
  };
}
