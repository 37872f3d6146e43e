import { createActor, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { bookingMachine } from '../../machines/booking/booking.machine.ts';
import type { BookingEvent, BookingInput } from '../../machines/booking/booking.types.ts';
import { bookingAt, type BookingWorld } from './booking.ts';
import { randomId } from './randomId.ts';
import { keepBooking, rememberedLink, storedBooking, withoutCalls } from './bookingStorage.ts';

export type BookingSnapshot = SnapshotFrom<typeof bookingMachine>;

export interface BookingNow {
  snapshot: BookingSnapshot;
  /** Whether the browser has been asked what it remembers; before, the booking is a fresh one. */
  begun: boolean;
}

/** A booking as a page shows it. */
export interface BookingSession {
  now: () => BookingNow;
  send: (event: BookingEvent) => void;
  subscribe: (listener: () => void) => () => void;
  /** Picks up what this browser remembers, and follows the booking from then on; returns how to stop. */
  begin: () => () => void;
}

/** Everything about a booking that needs a browser begins with `begin`; until then it is only drawn. */
export function openBooking(world: BookingWorld, input: Omit<BookingInput, 'bookingId'>): BookingSession {
  const machine = bookingAt(world);
  const listeners = new Set<() => void>();
  let actor: ActorRefFrom<typeof bookingMachine> = createActor(machine, {
    input: { ...input, bookingId: '' },
  });

  let now: BookingNow = { snapshot: actor.getSnapshot(), begun: false };

  // What was typed before scripts arrived is told before the booking begins.
  const early: BookingEvent[] = [];

  const linkOfBooking = () => rememberedLink(input.unitId) ?? actor.getSnapshot().context.reservation;
  const pickUp = () => {
    const stored = storedBooking(input.unitId);
    const anew = { input: { ...input, bookingId: randomId() } };
    actor = createActor(machine, { ...anew, ...(stored && { snapshot: stored }) });
    // The host will be asked, so nothing that was under way begins again: who comes back from the
    // gateway would be sent there once more.
    if (stored && linkOfBooking()) actor = createActor(machine, { ...anew, snapshot: withoutCalls(stored) });
  };
  const askWhereItStands = () => {
    const link = linkOfBooking();
    if (link) actor.send({ type: 'reservation.recalled', link });
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) askWhereItStands();
  };

  return {
    now: () => now,
    send: (event) => {
      if (now.begun) actor.send(event);
      else early.push(event);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin: () => {
      pickUp();
      const subscription = actor.subscribe((snapshot) => {
        now = { snapshot, begun: true };
        for (const listener of listeners) listener();
      });
      const stopKeeping = keepBooking(actor);
      actor.start();
      for (const event of early.splice(0)) actor.send(event);
      askWhereItStands();
      window.addEventListener('pageshow', onPageShow);
      return () => {
        window.removeEventListener('pageshow', onPageShow);
        stopKeeping();
        subscription.unsubscribe();
        actor.stop();
      };
    },
  };
}
