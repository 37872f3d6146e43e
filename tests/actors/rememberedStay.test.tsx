import { afterEach, describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { availabilityMachine } from '../../machines/availability/availability.machine.ts';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { sampleInput, sampleLink, sampleStatus } from '../../machines/booking/booking.samples.ts';
import type { Loaded } from '../../machines/landing/landing.machine.ts';
import { landingModel } from '../../machines/landing/landing.model.ts';
import { sampleQuote } from '../../machines/shared/quote.samples.ts';
import { createLandingActors } from '../../src/actors/landing.ts';
import { persistBooking } from '../../src/actors/persistBooking.ts';
import { createMemoryStorage } from './support/createMemoryStorage.ts';
import { startNextTo } from './support/startNextTo.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));
const goTo = (address: string) => window.history.replaceState(null, '', address);
afterEach(() => goTo('/'));

const stay = { startDate: '2090-05-03', endDate: '2090-05-06', guestCount: 3 };
const query = '?from=2090-05-03&to=2090-05-06&guests=3';
const dates = { startDate: '2090-06-01', endDate: '2090-06-05' };
const datesQuery = '?from=2090-06-01&to=2090-06-05&guests=2';

const createStorages = () => ({ tab: createMemoryStorage(), device: createMemoryStorage() });
const remembering = (remembered: string) => {
  const storages = createStorages();
  storages.tab.write('stay', remembered);
  return storages;
};

/** Opens a property in a tab. */
function openProperty(
  storages: ReturnType<typeof createStorages>,
  { unitId = 'casa-azul', maxGuests = 4 } = {},
) {
  const machine = bookingMachine.provide({
    actors: {
      previewPrice: fromPromise(() => Promise.resolve(sampleQuote)),
      recallReservation: fromPromise(() => Promise.resolve(sampleStatus('paid'))),
    },
  });
  return startNextTo({
    id: 'booking',
    journey: machine,
    input: { ...sampleInput, unitId },
    others: { availability: availabilityMachine },
    sidecar: persistBooking(storages),
    about: { id: unitId, timeZone: 'Europe/Lisbon', maxGuests },
  });
}

const getStay = ({ actor }: ReturnType<typeof openProperty>) => actor.getSnapshot().context.stay;

/** Opens the landing page in a tab. */
async function openLanding(storages: ReturnType<typeof createStorages>, variant = 'some') {
  const { event } = landingModel.events.find(({ name }) => name === `loadOffers.answered.${variant}`)!;
  const { output } = event as unknown as { output: Loaded };
  const landing = createLandingActors(() => Promise.reject(new Error()), storages.tab).provide({
    actors: { loadOffers: fromPromise(() => Promise.resolve(output)) },
  });
  const actor = createActor(landing, { input: { query: '' } }).start();
  await settled();
  return actor;
}

describe('the stay that a tab remembers', () => {
  test('proposes the stay that was chosen last on all other pages', async () => {
    const storages = createStorages();
    const first = openProperty(storages);
    first.actor.send({ type: 'stay.changed', dates });
    first.leave();
    expect(storages.tab.read('stay')).toBe(datesQuery);

    const second = openProperty(storages, { unitId: 'casa-verde' });
    expect(getStay(second)).toEqual({ ...dates, guestCount: 2 });
    expect(second.actor.getSnapshot().matches({ dates: 'pricing' })).toBe(true);
    const landing = await openLanding(storages);
    expect(landing.getSnapshot().context.remembered).toEqual({ ...dates, guestCount: 2, query: datesQuery });
  });

  test('comes from a search on the landing page', async () => {
    const storages = remembering(query);
    await openLanding(storages, 'free');
    expect(storages.tab.read('stay')).toBe('?from=2027-05-03&to=2027-05-06&guests=2');
  });

  test('comes from the link with which a property was opened', () => {
    const storages = remembering(datesQuery);
    goTo(`/en/casa-azul${query}`);
    expect(getStay(openProperty(storages))).toEqual(stay);
    expect(storages.tab.read('stay')).toBe(query);
  });

  test('stays as it is where a property allows fewer guests', () => {
    const storages = remembering(query);
    expect(getStay(openProperty(storages, { maxGuests: 2 }))).toMatchObject({ guestCount: 2 });
    expect(storages.tab.read('stay')).toBe(query);
  });

  test('does not replace the dates of a booking that the tab has stored', () => {
    const storages = createStorages();
    const { actor, leave } = openProperty(storages);
    actor.send({ type: 'stay.changed', dates });
    leave();
    storages.tab.write('stay', query);
    expect(getStay(openProperty(storages))).toMatchObject(dates);
  });

  test('stays while a new check-out is being chosen, and is forgotten when the dates are cleared', () => {
    const storages = remembering(query);
    const { actor } = openProperty(storages);
    actor.send({ type: 'stay.changed', dates: { endDate: '' } });
    expect(storages.tab.read('stay')).toBe(query);
    actor.send({ type: 'stay.changed', dates: { startDate: '', endDate: '' } });
    expect(storages.tab.read('stay')).toBeUndefined();
  });

  test.each([
    ['the booked stay is forgotten', '?from=2027-05-03&to=2027-05-06&guests=2', undefined],
    ['another stay is remembered', query, query],
  ])('after the payment, %s', async (_, remembered, expected) => {
    const storages = remembering(remembered);
    storages.device.write('booking.casa-azul', { unitId: 'casa-azul', ...sampleLink });
    const { actor } = openProperty(storages);
    await settled();
    expect(actor.getSnapshot().matches({ success: 'paid' })).toBe(true);
    expect(storages.tab.read('stay')).toBe(expected);
  });

  test.each([
    ['has passed', '?from=2020-05-03&to=2020-05-06&guests=3'],
    ['is not a stay', '?from=x'],
    ['is not a text', { from: 'x' }],
  ])('is not proposed if it %s', async (_, remembered) => {
    const storages = createStorages();
    storages.tab.write('stay', remembered);
    expect(getStay(openProperty(storages)).startDate).toBe('');
    expect((await openLanding(storages)).getSnapshot().context.remembered).toBeUndefined();
  });
});
