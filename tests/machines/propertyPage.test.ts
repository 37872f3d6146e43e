import { describe, expect, test } from 'vitest';
import {
  createActor,
  fromCallback,
  fromPromise,
  waitFor,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import { CallFailed } from '../../contract/schemas/callFailed.ts';
import type { Availability } from '../../contract/schemas/availability.ts';
import type { Hold } from '../../contract/schemas/hold.ts';
import { availabilityMachine } from '../../machines/availability/availability.machine.ts';
import { sampleDates, sampleQuote } from '../../machines/shared/quote.samples.ts';
import { sampleGuest, sampleStored } from '../../machines/booking/booking.samples.ts';
import type {
  Quote,
  RememberedBooking,
  ReservationRequest,
  PriceRequest,
} from '../../machines/booking/booking.types.ts';
import type { GuestDetails } from '../../machines/guestDetails/emptyGuestDetails.ts';
import { propertyBooking, propertyGuestDetails } from '../../machines/property/journeys.ts';
import { propertyMachine } from '../../machines/property/property.machine.ts';
import type { BookableProperty, Property } from '../../machines/property/property.types.ts';
import { getSibling } from '../../src/actors/getSibling.ts';

/** The stored data of this browser when the page loads. */
interface Browser extends Partial<RememberedBooking> {
  guest?: GuestDetails;
}

const getEvent = <Input extends BookableProperty | undefined>(
  journey: string,
  event: EventObject | undefined,
) =>
  fromCallback<EventObject, Input>(({ self }) => {
    if (event) getSibling<AnyStateMachine>(self, journey).send(event);
  });

async function openPage(
  opening: 'booking.opened' | 'return.opened' = 'booking.opened',
  { guest, stored, link }: Browser = {},
) {
  const saved: GuestDetails[] = [];
  const host = {
    price: (): Promise<Quote> => Promise.resolve(sampleQuote),
    order: (): Promise<Hold> => Promise.reject(new CallFailed('dates-unavailable')),
    nightRequests: 0,
  };
  const machine = propertyMachine.provide({
    actors: {
      loadProperty: fromPromise(() => Promise.resolve({ id: 'casa-azul', maxGuests: 4 } as Property)),
      booking: propertyBooking.provide({
        actors: {
          previewPrice: fromPromise<Quote, PriceRequest>(() => host.price()),
          createReservation: fromPromise<Hold, ReservationRequest>(() => host.order()),
        },
      }),
      availability: availabilityMachine.provide({
        actors: {
          readAvailability: fromPromise<Availability, string>(() => {
            host.nightRequests += 1;
            return Promise.resolve({} as Availability);
          }),
        },
      }),
      guestDetails: propertyGuestDetails.provide({
        actions: { saveRecord: ({ context }) => void saved.push(context.guest) },
      }),
      persistDetails: getEvent('guestDetails', guest && ({ type: 'record.found', guest } as EventObject)),
      persistBooking: getEvent('booking', { type: 'booking.recalled', stored, link } as EventObject),
    },
  });
  const actor = createActor(machine, { input: { unitId: 'casa-azul' } }).start();
  const effects: object[] = [];
  actor.on('*', (event) => void effects.push(event));
  await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  actor.send({ type: opening, visitId: 'visit', language: 'pt' });
  const { booking, availability, guestDetails } = actor.getSnapshot().children;
  if (!booking || !availability || !guestDetails) throw new Error('Its journeys do not run.');
  return { actor, host, saved, effects, booking, availability, guestDetails };
}

type Page = Awaited<ReturnType<typeof openPage>>;

async function choosesDates({ booking }: Page) {
  booking.send({ type: 'stay.changed', dates: sampleDates });
  await waitFor(booking, (snapshot) => snapshot.matches({ dates: 'priced' }));
}

const details = ({ booking }: Page) => booking.getSnapshot().context.details;

describe('the guest details', () => {
  test('contain the id of the visit and the language of the page for e-mails', async () => {
    const page = await openPage();
    expect(page.booking.getSnapshot().context).toMatchObject({ bookingId: 'visit', unitId: 'casa-azul' });
    expect(details(page).locale).toBe('pt');
    expect(page.guestDetails.getSnapshot().context.guest.locale).toBe('pt');
  });

  test('are filled in from this device, with the language of the page', async () => {
    const page = await openPage('booking.opened', { guest: sampleGuest });
    expect(details(page)).toMatchObject({ ...sampleGuest, locale: 'pt' });
    expect(page.saved).toEqual([{ ...sampleGuest, locale: 'pt' }]);
  });

  test('keep the input of this tab instead of the details of the device', async () => {
    const stored = sampleStored('form.editing')!;
    const own = {
      ...stored,
      context: { ...stored.context, details: { ...stored.context.details, firstName: 'Eva' } },
    };
    const page = await openPage('booking.opened', { guest: sampleGuest, stored: own });
    expect(details(page).firstName).toBe('Eva');
    expect(page.guestDetails.getSnapshot().context.guest.firstName).toBe('Rui');
    expect(page.saved.map(({ firstName }) => firstName)).toEqual(['Rui']);
  });

  test('are remembered when the guest asks for it, including those restored after a reload', async () => {
    const page = await openPage('booking.opened', { stored: sampleStored('form.editing') });
    page.booking.send({ type: 'details.changed', details: { firstName: 'Eva' } });
    page.guestDetails.send({ type: 'remember.switchedOn' });
    expect(page.saved).toEqual([{ ...sampleGuest, firstName: 'Eva', locale: 'pt' }]);
  });
});

describe('taken nights', () => {
  test('taken nights are requested again when the price reports them', async () => {
    const page = await openPage();
    page.availability.send({ type: 'availability.requested' });
    await waitFor(page.availability, (snapshot) => snapshot.matches('known'));
    page.host.price = () => Promise.reject(new CallFailed('dates-unavailable'));
    page.booking.send({ type: 'stay.changed', dates: sampleDates });
    await waitFor(page.booking, (snapshot) => snapshot.matches({ dates: 'unavailable' }));
    expect(page.host.nightRequests).toBe(2);
  });

  test('taken nights are requested again when the order reports them', async () => {
    const page = await openPage();
    page.availability.send({ type: 'availability.requested' });
    await choosesDates(page);
    page.booking.send({ type: 'booking.begun' });
    page.booking.send({ type: 'form.submitted' });
    await waitFor(page.booking, (snapshot) => snapshot.matches({ form: 'datesTaken' }));
    expect(page.host.nightRequests).toBe(2);
  });

  test('remove the price', async () => {
    const page = await openPage();
    await choosesDates(page);
    page.booking.send({ type: 'booking.begun' });
    page.booking.send({ type: 'form.submitted' });
    await waitFor(page.booking, (snapshot) => snapshot.matches({ form: 'datesTaken' }));
    page.booking.send({ type: 'dates.revisited' });
    expect(page.booking.getSnapshot().context.quote).toBeUndefined();
  });
});

describe('returning to the dates', () => {
  const goesBack = async (page: Page) => {
    await choosesDates(page);
    page.booking.send({ type: 'booking.begun' });
    page.booking.send({ type: 'dates.revisited' });
  };

  test('moves the guest to the heading of the dates', async () => {
    const page = await openPage();
    await goesBack(page);
    expect(page.effects).toEqual([{ type: 'focus.requested', on: 'dates' }]);
  });

  test('replaces the return address of the gateway by the property’s own page', async () => {
    const page = await openPage('return.opened', { stored: sampleStored('form.editing') });
    expect(page.actor.getSnapshot().value).toEqual({ ready: { open: 'returned' } });
    page.booking.send({ type: 'dates.revisited' });
    expect(page.effects).toEqual([{ type: 'page.requested', page: 'property' }]);
  });
});

describe('a guest back from the gateway', () => {
  test('is asked to read their e-mail if this browser has no booking, or only dates', async () => {
    for (const stored of [undefined, sampleStored('dates.priced')]) {
      const { actor } = await openPage('return.opened', { stored });
      expect(actor.getSnapshot().value).toEqual({ ready: { open: 'byMail' } });
    }
  });

  test('sees the status of a stored booking', async () => {
    const link = { reservationId: 'r', token: 't', deadline: '' };
    const { actor, booking } = await openPage('return.opened', { link });
    expect(actor.getSnapshot().value).toEqual({ ready: { open: 'returned' } });
    expect(booking.getSnapshot().matches('resuming')).toBe(true);
  });
});

test('a page that is left runs nothing any more, and begins again when the visitor returns', async () => {
  const { actor, booking } = await openPage();
  actor.send({ type: 'page.left' });
  expect(booking.getSnapshot().status).toBe('stopped');
  expect(actor.getSnapshot().value).toEqual({ ready: 'shown' });
  actor.send({ type: 'booking.opened', visitId: 'another', language: 'de' });
  expect(actor.getSnapshot().children.booking?.getSnapshot().context.bookingId).toBe('another');
});
