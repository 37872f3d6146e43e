import { createActor, fromPromise, waitFor } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Hold } from '../../contract/schemas/hold.ts';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import {
  sampleInput,
  sampleLink,
  sampleStatus,
  sampleStored,
} from '../../machines/booking/booking.samples.ts';
import type { StatusResponse, RememberedBooking } from '../../machines/booking/booking.types.ts';
import type { ResumeTarget } from '../../machines/booking/stored.ts';
import { sampleDates, sampleQuote } from '../../machines/shared/quote.samples.ts';
import { sampleHold } from '../../machines/shared/reservation.samples.ts';
import { followSteps } from '../../src/actors/history/followSteps.ts';
import { atomicState } from '../../src/kit/atomicState.ts';

const { history } = window;
const stops: (() => void)[] = [];

const getMachine = (world: { order?: Promise<Hold>; status?: Promise<StatusResponse> }) =>
  bookingMachine.provide({
    actors: {
      previewPrice: fromPromise(() => Promise.resolve(sampleQuote)),
      createReservation: fromPromise(() => world.order ?? Promise.resolve(sampleHold)),
      cancelReservation: fromPromise(() => Promise.resolve<unknown>({})),
      recallReservation: fromPromise(() => world.status ?? Promise.resolve(sampleStatus('codeAwaited'))),
    },
  });

/** A booking on a page of this browser, as it is remembered. */
function open(remembered: Partial<RememberedBooking> = {}, world: Parameters<typeof getMachine>[0] = {}) {
  const actor = createActor(getMachine(world), { input: sampleInput }).start();
  actor.send({ type: 'booking.recalled', stored: undefined, link: undefined, ...remembered });
  const stop = followSteps(actor, actor.getSnapshot());
  const leave = () => {
    stop();
    actor.stop();
  };
  stops.push(leave);
  const is = (state: string) => waitFor(actor, ({ value }) => atomicState(value) === state);
  return { actor, is, leave, state: () => atomicState(actor.getSnapshot().value) };
}

const at = () => history.state as unknown;

/** The browser comes to another entry, which takes a moment. */
async function moves(move: () => void) {
  const came = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  move();
  await came;
}

async function cameTo(step: string) {
  await expect.poll(at).toEqual({ step });
}

async function atTheForm(world?: Parameters<typeof getMachine>[0]) {
  const page = open({}, world);
  page.actor.send({ type: 'stay.changed', dates: sampleDates });
  await page.is('dates.priced');
  page.actor.send({ type: 'booking.begun' });
  return page;
}

async function atTheCode(world?: Parameters<typeof getMachine>[0]) {
  const page = await atTheForm(world);
  page.actor.send({ type: 'form.submitted' });
  await page.is('otp.entering');
  return page;
}

const stored = (where: ResumeTarget) => ({ stored: sampleStored(where) });

let before = 0;

beforeEach(() => {
  history.pushState(null, '', '/en');
  history.pushState(null, '', '/en/casa-azul');
  before = history.length;
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('the details step', () => {
  test('is a history entry after the dates, which contains only its name', async () => {
    await atTheForm();
    expect(at()).toEqual({ step: 'form' });
    expect(history.length).toBe(before + 1);
  });

  test('Back returns from the details to the dates, and Forward to the details', async () => {
    const { actor, state } = await atTheForm();
    await moves(() => history.back());
    expect([state(), at()]).toEqual(['dates.priced', { step: 'dates' }]);
    await moves(() => history.forward());
    expect([state(), at()]).toEqual(['form.editing', { step: 'form' }]);
    expect(actor.getSnapshot().context.stay).toMatchObject(sampleDates);
  });

  test('Back does not lead to the details after the guest has returned to the dates', async () => {
    const { actor } = await atTheForm();
    actor.send({ type: 'dates.revisited' });
    await cameTo('dates');
    actor.send({ type: 'booking.begun' });
    expect(at()).toEqual({ step: 'form' });
    expect(history.length).toBe(before + 1);
  });

  test('is not reachable with Forward without a price: the history follows the booking', async () => {
    const { actor, state } = await atTheForm();
    await moves(() => history.back());
    actor.send({ type: 'stay.changed', dates: { endDate: '' } });
    await moves(() => history.forward());
    await cameTo('dates');
    expect(state()).toBe('dates.halfChosen');
  });

  test('taken nights lead from the details back to the dates, which show a message', async () => {
    const { state } = open(stored('form.datesTaken'));
    expect(at()).toEqual({ step: 'form' });
    await moves(() => history.back());
    expect(state()).toBe('dates.unavailable');
  });

  test('stays while the details are sent, and the next step is an entry after the dates', async () => {
    const { promise, resolve } = Promise.withResolvers<Hold>();
    const { actor, is, state } = await atTheForm({ order: promise });
    actor.send({ type: 'form.submitted' });
    await moves(() => history.back());
    expect([state(), at()]).toEqual(['form.creating', { step: 'form' }]);
    resolve(sampleHold);
    await is('otp.entering');
    expect(at()).toEqual({ step: 'otp' });
    expect(history.length).toBe(before + 1);
  });
});

describe('the code step', () => {
  test('replaces the entry of the details, because going back does not change the order', async () => {
    await atTheCode();
    expect(at()).toEqual({ step: 'otp' });
    expect(history.length).toBe(before + 1);
  });

  test('Back leaves the code with the nights held, and Forward returns to it', async () => {
    const { actor, is, state } = await atTheCode();
    actor.send({ type: 'otp.changed', otp: '12' });
    await moves(() => history.back());
    expect([state(), at()]).toEqual(['otp.setAside', { step: 'dates' }]);
    expect(actor.getSnapshot().context).toMatchObject({ reservation: sampleLink, otp: '' });
    await moves(() => history.forward());
    await is('otp.entering');
    expect(at()).toEqual({ step: 'otp' });
  });

  test('Forward to the code creates a new history entry', async () => {
    const { actor, is } = await atTheCode();
    await moves(() => history.back());
    actor.send({ type: 'code.revisited' });
    await is('otp.entering');
    expect(at()).toEqual({ step: 'otp' });
    expect(history.length).toBe(before + 1);
  });

  test('a cancelled reservation removes its code from the history', async () => {
    const { actor, is, state } = await atTheCode();
    actor.send({ type: 'booking.restarted' });
    await is('dates.priced');
    await cameTo('dates');
    await moves(() => history.forward());
    await cameTo('dates');
    expect(state()).toBe('dates.priced');
  });
});

describe('a resumed booking', () => {
  test.each([
    ['form.editing', 'form'],
    ['dates.priced', 'dates'],
  ] as const)('a resumed booking in %s has the history entries of a normal booking', (where, step) => {
    open(stored(where));
    expect(at()).toEqual({ step });
  });

  test('the code of a resumed booking can be left with Back', async () => {
    const { is, state } = open({ link: sampleLink });
    await is('otp.entering');
    expect(at()).toEqual({ step: 'otp' });
    await moves(() => history.back());
    expect(state()).toBe('otp.setAside');
  });

  test('a refreshed booking is at its own entry', async () => {
    const { leave } = await atTheForm();
    leave();
    const again = open(stored('form.editing'));
    expect([again.state(), at(), history.length]).toEqual(['form.editing', { step: 'form' }, before + 1]);
    await moves(() => history.back());
    expect(again.state()).toBe('dates.priced');
  });

  test('at an entry of its dates shows them, or the details if these load faster', async () => {
    history.replaceState({ step: 'dates' }, '');
    expect(open(stored('form.editing')).state()).toBe('dates.priced');
    const actor = createActor(getMachine({}), { input: sampleInput }).start();
    actor.send({ type: 'booking.recalled', link: undefined, ...stored('dates.priced') });
    const first = actor.getSnapshot();
    // The guest presses before this code has come.
    actor.send({ type: 'booking.begun' });
    stops.push(followSteps(actor, first));
    expect(atomicState(actor.getSnapshot().value)).toBe('form.editing');
    expect(at()).toEqual({ step: 'form' });
  });

  test('Back leaves the page of a resumed booking that waits for payment', async () => {
    const { is } = open({ link: sampleLink }, { status: Promise.resolve(sampleStatus('unpaid')) });
    history.replaceState({ step: 'dates' }, '');
    history.pushState({ step: 'otp' }, '');
    await is('resuming.unpaid');
    // As after the way to the gateway and back.
    for (const stop of stops.splice(0)) stop();
    const { is: isAgain } = open({ link: sampleLink }, { status: Promise.resolve(sampleStatus('unpaid')) });
    await isAgain('resuming.unpaid');
    history.back();
    await expect.poll(() => window.location.pathname).toBe('/en');
  });
});

describe('other history entries', () => {
  test('an anchor on the page is an entry of the same step', async () => {
    const { state } = await atTheForm();
    await moves(() => {
      window.location.hash = '#book';
    });
    expect([state(), at()]).toEqual(['form.editing', { step: 'form' }]);
    await moves(() => history.back());
    expect(state()).toBe('form.editing');
    await moves(() => history.back());
    expect(state()).toBe('dates.priced');
  });

  test('another page has no entry of the booking', async () => {
    const { actor } = await atTheForm();
    history.pushState(null, '', '/en');
    const back = vi.spyOn(history, 'back');
    actor.send({ type: 'dates.revisited' });
    expect(back).not.toHaveBeenCalled();
    expect([window.location.pathname, at()]).toEqual(['/en', null]);
    back.mockRestore();
  });

  test('other data in a history entry is preserved', async () => {
    history.replaceState({ viewer: 'photos' }, '');
    open();
    expect(at()).toEqual({ viewer: 'photos', step: 'dates' });
  });
});
