import { useSelector } from '@xstate/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createActor, createMachine, fromPromise, type ActorRefFrom } from 'xstate';
import { CallFailed, type FailureKind } from '../../../contract/schemas/callFailed.ts';
import type { DeskReservation } from '../../../contract/dashboard/deskReservation.ts';
import { accessMachine } from '../../../machines/dashboard/access/access.machine.ts';
import { people } from '../../../machines/dashboard/access/access.samples.ts';
import { bulletinsMachine } from '../../../machines/dashboard/bulletins/bulletins.machine.ts';
import { dueStays } from '../../../machines/dashboard/bulletins/bulletins.samples.ts';
import { deskActionMachine } from '../../../machines/dashboard/deskAction/deskAction.machine.ts';
import { newLinkEffect } from '../../../machines/dashboard/deskAction/deskAction.samples.ts';
import { deskFormMachine } from '../../../machines/dashboard/deskForm/deskForm.machine.ts';
import type { DeskFormName } from '../../../contract/dashboard/possibleForms.ts';
import type { DeskEntry } from '../../../machines/dashboard/deskForm/deskForm.types.ts';
import { nightsSelectionMachine } from '../../../machines/dashboard/nightsSelection/nightsSelection.machine.ts';
import {
  changedNights,
  freeNights,
} from '../../../machines/dashboard/nightsSelection/nightsSelection.samples.ts';
import { phoneBookingMachine } from '../../../machines/dashboard/phoneBooking/phoneBooking.machine.ts';
import { emptyDraft, freeOffer } from '../../../machines/dashboard/phoneBooking/phoneBooking.samples.ts';
import { registrationsMachine } from '../../../machines/dashboard/registrations/registrations.machine.ts';
import { registeredStays } from '../../../machines/dashboard/registrations/registrations.samples.ts';
import { repaymentMachine } from '../../../machines/dashboard/repayment/repayment.machine.ts';
import { refundEffect } from '../../../machines/dashboard/repayment/repayment.samples.ts';
import {
  erasedReservation,
  sampleReservation,
} from '../../../machines/dashboard/shared/reservation.samples.ts';
import { ownerSession } from '../../../machines/dashboard/shared/session.samples.ts';
import { sampleTimeline } from '../../../machines/dashboard/timeline/timeline.samples.ts';
import { todayMachine } from '../../../machines/dashboard/today/today.machine.ts';
import { sampleToday } from '../../../machines/dashboard/today/today.samples.ts';
import { DashboardContext, type Dashboard } from '../../../src/dashboard/context/dashboard.ts';
import { loadDashboardMessages } from '../../../src/dashboard/i18n/messages.ts';
import { AccessView } from '../../../src/dashboard/views/access/AccessView.tsx';
import { BulletinsView } from '../../../src/dashboard/views/bulletins/BulletinsView.tsx';
import { DeskActionView } from '../../../src/dashboard/views/deskAction/DeskActionView.tsx';
import { DeskFormView } from '../../../src/dashboard/views/deskForm/DeskFormView.tsx';
import { PhoneBookingView } from '../../../src/dashboard/views/phoneBooking/PhoneBookingView.tsx';
import { RegistrationsView } from '../../../src/dashboard/views/registrations/RegistrationsView.tsx';
import { RepaymentView } from '../../../src/dashboard/views/repayment/RepaymentView.tsx';
import { NightsSelection } from '../../../src/dashboard/views/timeline/NightsSelection.tsx';
import { TodayView } from '../../../src/dashboard/views/today/TodayView.tsx';
import { TextProvider } from '../../../src/i18n/TextProvider.tsx';

/** The answers to a call, in order: a value, or the kind of a failure. */
type Answer = FailureKind | { answer: unknown };

/** A call that answers as the test says, and records its inputs. */
function createCall(...answers: Answer[]) {
  const inputs: unknown[] = [];
  const logic = fromPromise<never, never>(({ input }) => {
    inputs.push(input);
    const next = answers.shift();
    if (next === undefined) return new Promise<never>(() => undefined);
    return typeof next === 'string'
      ? Promise.reject(new CallFailed(next))
      : Promise.resolve(next.answer as never);
  });
  return { inputs, logic };
}

const getKeys = (inputs: readonly unknown[]) =>
  inputs.map((input) => (input as { idempotencyKey: string }).idempotencyKey);

/** The session of a signed-in owner, which receives the changes by other people. */
const signedIn = createActor(
  createMachine({
    context: { session: ownerSession },
    initial: 'signedIn',
    states: { signedIn: { initial: 'following', states: { following: {} } } },
  }),
).start();
const dashboard = { data: { productName: 'Casa' }, session: signedIn } as unknown as Dashboard;

const show = async (view: ReactElement) =>
  render(
    <TextProvider language="en" messages={await loadDashboardMessages('en')}>
      <DashboardContext value={dashboard}>{view}</DashboardContext>
    </TextProvider>,
  );

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const type = (label: string, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const getAlert = () => screen.getByRole('alert').textContent;
const getButtons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(cleanup);

const unconfirmed = 'We do not know whether this was done';
const advice = 'See first how it is now. If it was not done, send it again: it is never done twice.';
/** The advice where the person leaves the message to see how it is now. */
const adviceToLeave =
  'See first how it is now. If it was not done, do it again from there. Or send it again here: it is never done twice.';
const tooMany =
  'This was not acceptedToo many requests came from your connection in a short time. Please try again in a moment.';
const forbidden = 'This was not acceptedYour role no longer allows this.';
const noConnection = 'This website cannot be reached. Check your internet connection and try again.';
const rejected =
  'This was not acceptedSomething has changed since you opened this. You now see how it is: check it before you continue.';

describe('a refund', () => {
  const { terms } = refundEffect;
  const less = {
    ...refundEffect,
    terms: {
      ...terms,
      refundable: { ...terms.refundable, amount: 4_000 },
      refunded: { ...terms.paid, amount: 21_000 },
    },
  };

  async function confirmRefund(calls: { made: Answer[]; previews?: Answer[]; looks?: Answer[] }) {
    const preview = createCall({ answer: refundEffect }, ...(calls.previews ?? []));
    const make = createCall(...calls.made);
    const actor = createActor(
      repaymentMachine.provide({
        actors: {
          previewRepayment: preview.logic,
          sendRefund: make.logic,
          lookAtReservation: createCall(...(calls.looks ?? [])).logic,
        } as never,
      }),
      { input: { visitId: 'visit', number: sampleReservation.number, kind: 'refund' } },
    ).start();
    await show(<RepaymentView actor={actor} reservation={sampleReservation} />);
    await type('Amount', '40');
    await press('Show the effect');
    await press('Refund €40.00');
    return { actor, made: make.inputs as { effect: unknown; idempotencyKey: string }[] };
  }

  test('that the host refuses shows the present effect, and is sent with it and with another key', async () => {
    const { actor, made } = await confirmRefund({
      made: ['command-refused', { answer: less }],
      previews: [{ answer: less }],
    });
    expect(getAlert()).toBe(rejected);
    expect(document.body.textContent).toContain('Refunded€210.00');
    await press('Refund €40.00');
    expect(made.map(({ effect }) => effect)).toEqual([refundEffect, less]);
    expect(getKeys(made)).toEqual(['visit:refund:1', 'visit:refund:2']);
    expect(actor.getSnapshot().value).toBe('done');
  });

  test('that is not possible any more offers no button that repeats it', async () => {
    const { actor } = await confirmRefund({ made: ['command-refused'], previews: ['command-refused'] });
    expect(getAlert()).toBe('This was not acceptedThis is no longer possible.');
    expect(getButtons()).toEqual(['Back to the reservation', 'Show the effect', 'Change']);
    await press('Back to the reservation');
    expect(actor.getSnapshot().output).toEqual({ mayHaveChanged: true });
  });

  test.each(['unreachable', 'timed-out', 'unavailable', 'unknown'] as const)(
    'whose answer is missing (%s) does not claim that nothing was changed',
    async (kind) => {
      const { actor } = await confirmRefund({ made: [kind] });
      expect(getAlert()).toContain(unconfirmed);
      expect(getAlert()).toContain(advice);
      expect(document.body.textContent).not.toContain('Nothing was changed');
      await press('Back to the reservation');
      expect(actor.getSnapshot().output).toEqual({ mayHaveChanged: true });
    },
  );

  test('without an answer shows the present history, and is repeated with the same key and effect', async () => {
    const { made } = await confirmRefund({
      made: ['unreachable', { answer: refundEffect }],
      looks: ['unreachable', { answer: sampleReservation }],
    });
    expect(getAlert()).toBe(`${unconfirmed}${noConnection}${advice}`);
    await press('See how it is now');
    expect(screen.queryByRole('heading', { name: 'History' })).toBeNull();
    await press('See how it is now');
    expect(screen.getByRole('heading', { name: 'History' })).toBeDefined();
    expect(getAlert()).toBe(`${unconfirmed}${advice}`);
    await press('Send it again');
    expect(made[1]).toEqual(made[0]);
  });

  test('with an answer that the host rejects marks the field and keeps what was typed', async () => {
    await confirmRefund({ made: ['validation-failed'] });
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('40');
  });

  test('that the role does not allow says so', async () => {
    await confirmRefund({ made: ['forbidden'], previews: [{ answer: refundEffect }] });
    expect(getAlert()).toBe('This was not acceptedYour role no longer allows this.');
  });

  test('is repeated with the same key after too many requests, because it may have been made', async () => {
    const { made } = await confirmRefund({ made: ['unreachable', 'too-many-requests'] });
    await press('Send it again');
    expect(getAlert()).toBe(tooMany);
    await press('Refund €40.00');
    expect(getKeys(made)).toEqual(['visit:refund:1', 'visit:refund:1', 'visit:refund:1']);
  });

  test('is repeated with the same key after an insufficient role, because it may have been made', async () => {
    const { made } = await confirmRefund({
      made: ['unreachable', 'forbidden'],
      previews: [{ answer: refundEffect }],
    });
    await press('Send it again');
    expect(getAlert()).toBe(forbidden);
    await press('Refund €40.00');
    expect(getKeys(made)).toEqual(['visit:refund:1', 'visit:refund:1', 'visit:refund:1']);
  });

  test.each([
    ['forbidden', 'forbidden', forbidden],
    ['forbidden', 'unreachable', `${forbidden}How it is now could not be loaded.${noConnection}`],
    [
      'command-refused',
      'unreachable',
      `This was not acceptedHow it is now could not be loaded.${noConnection}`,
    ],
    ['command-refused', 'forbidden', forbidden],
  ] as const)(
    'that is refused (%s) without its present effect (%s) says both',
    async (refusal, failure, message) => {
      await confirmRefund({ made: [refusal], previews: [failure] });
      expect(getAlert()).toBe(message);
    },
  );
});

describe('an action on a reservation', () => {
  async function confirmAction(...taken: Answer[]) {
    const take = createCall(...taken);
    const preview = createCall({ answer: newLinkEffect }, { answer: newLinkEffect });
    const actor = createActor(
      deskActionMachine.provide({
        actors: { previewAction: preview.logic, takeAction: take.logic } as never,
      }),
      { input: { visitId: 'visit', number: sampleReservation.number, action: 'sendNewLink' } },
    ).start();
    await show(<DeskActionView actor={actor} reservation={sampleReservation} />);
    await act(async () => undefined);
    await press('Send a new link');
    return { keys: () => getKeys(take.inputs), inputs: preview.inputs };
  }

  test('that the host refuses is assessed again and has another key', async () => {
    const { keys, inputs } = await confirmAction('command-refused');
    expect(getAlert()).toBe(rejected);
    expect(inputs).toHaveLength(2);
    await press('Send a new link');
    expect(keys()).toEqual(['visit:sendNewLink:0', 'visit:sendNewLink:1']);
  });

  test('without an answer is repeated with the same key', async () => {
    const { keys } = await confirmAction('timed-out');
    expect(getAlert()).toContain(unconfirmed);
    await press('Send it again');
    expect(keys()).toEqual(['visit:sendNewLink:0', 'visit:sendNewLink:0']);
  });
});

describe('a form about a reservation', () => {
  /** Sends a form that the host refuses, and shows the reservation as it is now. */
  async function refuseForm(form: DeskFormName, present: DeskReservation, fill: () => Promise<unknown>) {
    const save = createCall('command-refused');
    const actor = createActor(
      deskFormMachine.provide({
        actors: { saveEntry: save.logic, lookAtReservation: createCall({ answer: present }).logic } as never,
      }),
      { input: { visitId: 'visit', reservation: sampleReservation, form } },
    ).start();
    await show(<DeskFormView actor={actor} reservation={sampleReservation} />);
    await fill();
    return save.inputs as { entry: DeskEntry }[];
  }

  test('does not claim that a note shows what has changed', async () => {
    await refuseForm('addNote', sampleReservation, async () => {
      await type('Note', 'Needs a cot');
      await press('Add a note');
    });
    expect(getAlert()).toBe(
      'This was not acceptedThe reservation has changed since you opened it. Return to it and look at it again.What you typed is kept, and nothing is sent twice.',
    );
  });

  test('chooses an e-mail that can be sent when the chosen one no longer can', async () => {
    const cancelled = {
      ...sampleReservation,
      status: 'cancelled' as const,
      resendable: ['cancelled' as const],
    };
    const sent = await refuseForm('resendMail', cancelled, async () => press('Send an email again'));
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([true]);
    await press('Send an email again');
    expect(sent.map(({ entry }) => entry.mail)).toEqual(['confirmed', 'cancelled']);
  });

  test('that the reservation no longer allows says so, and offers no button that repeats it', async () => {
    await refuseForm('resendMail', erasedReservation, async () => press('Send an email again'));
    expect(getAlert()).toBe('This was not acceptedThis is no longer possible.');
    expect(getButtons()).toEqual(['Back to the reservation']);
  });

  async function submitPayment(...saved: Answer[]) {
    const paid = {
      ...sampleReservation,
      money: { ...sampleReservation.money!, outstanding: { amount: 1_200, currency: 'EUR' } },
    };
    const save = createCall(...saved);
    const actor = createActor(
      deskFormMachine.provide({
        actors: { saveEntry: save.logic, lookAtReservation: createCall({ answer: paid }).logic } as never,
      }),
      { input: { visitId: 'visit', reservation: sampleReservation, form: 'recordPayment' } },
    ).start();
    await show(<DeskFormView actor={actor} reservation={sampleReservation} />);
    await type('Amount', '80');
    await press('Record a payment');
    return () => getKeys(save.inputs);
  }

  test('that the host refuses keeps the entry, and shows what is still to be paid now', async () => {
    const keys = await submitPayment('command-refused');
    expect(getAlert()).toContain('This was not accepted');
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('80');
    expect(document.body.textContent).toContain('everything that is still to be paid: €12.00.');
    await press('Record a payment');
    expect(new Set(keys()).size).toBe(2);
  });

  test('without an answer is saved once', async () => {
    const keys = await submitPayment('unavailable');
    expect(getAlert()).toContain(unconfirmed);
    await press('Send it again');
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });
});

describe('a change of access', () => {
  async function removePerson(...changed: Answer[]) {
    const list = createCall({ answer: people }, { answer: people });
    const actor = createActor(
      accessMachine.provide({
        actors: { listPeople: list.logic, changeAccess: createCall(...changed).logic } as never,
      }),
      { input: { visitId: 'visit', language: 'en' } },
    ).start();
    await show(<AccessView actor={actor} />);
    await act(async () => undefined);
    await act(async () => actor.send({ type: 'removal.requested', person: people[1]! }));
    await act(async () => actor.send({ type: 'change.confirmed' }));
    return list.inputs;
  }

  test('that would remove the last owner cannot be sent again, and leads to the present list', async () => {
    const lists = await removePerson('last-owner');
    expect(getButtons()).toEqual(['Back to the list']);
    await press('Back to the list');
    expect(lists).toHaveLength(2);
  });

  test('after too many requests can be sent again', async () => {
    await removePerson('too-many-requests');
    expect(getAlert()).toBe(tooMany);
    expect(getButtons()).toEqual(['End the access of Rui Costa', 'Back to the list']);
  });

  test('without an answer can be looked up in the present list', async () => {
    const lists = await removePerson('unreachable');
    expect(getAlert()).toBe(`${unconfirmed}${noConnection}${adviceToLeave}`);
    await press('See how it is now');
    expect(lists).toHaveLength(2);
  });
});

/** The page of today, as its route shows it. */
function Today({ actor }: { actor: ActorRefFrom<typeof todayMachine> }) {
  const { properties, user } = ownerSession;
  const snapshot = useSelector(actor, (current) => current);
  return <TodayView {...{ snapshot, properties, role: user.role }} mayAct send={actor.send} />;
}

/** Starts the page of today, whose calls answer as the test says. */
async function showToday(calls: Partial<Record<'remindGuest' | 'retryJob' | 'loadToday', Answer[]>>) {
  const { loadToday = [], remindGuest = [], retryJob = [] } = calls;
  const actor = createActor(
    todayMachine.provide({
      actors: {
        loadToday: createCall({ answer: sampleToday }, ...loadToday).logic,
        remindGuest: createCall(...remindGuest).logic,
        retryJob: createCall(...retryJob).logic,
      } as never,
    }),
    { input: { visitId: 'visit' } },
  ).start();
  await show(<Today actor={actor} />);
  return actor;
}

describe('a change by somebody else on the page of today', () => {
  const change = (actor: ActorRefFrom<typeof todayMachine>) =>
    act(async () => actor.send({ type: 'data.changed' }));

  test.each(['Remind Marie Dubois', 'Try this again'])(
    'keeps the message about an action without an answer, and its button (%s)',
    async (name) => {
      const actor = await showToday({
        remindGuest: ['unreachable'],
        retryJob: ['unreachable'],
        loadToday: [{ answer: sampleToday }, { answer: sampleToday }],
      });
      await press(name);
      const message = screen.getByRole('alert');
      await change(actor);
      expect(screen.getByRole('alert')).toBe(message);
      expect(getAlert()).toBe(`${unconfirmed}${advice}`);
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send it again' }).disabled).toBe(false);
    },
  );

  test('keeps the message about a refused action', async () => {
    const actor = await showToday({
      remindGuest: ['command-refused'],
      loadToday: [{ answer: sampleToday }, { answer: sampleToday }],
    });
    await press('Remind Marie Dubois');
    const message = screen.getByRole('alert');
    await change(actor);
    expect(screen.getByRole('alert')).toBe(message);
    expect(getAlert()).toContain('This was not accepted');
  });
});

describe('an action on the page of today', () => {
  test('that is refused says so, although today could not be loaded again', async () => {
    await showToday({ remindGuest: ['forbidden'], loadToday: ['unreachable', { answer: sampleToday }] });
    await press('Remind Marie Dubois');
    expect(getAlert()).toBe(`${forbidden}How it is now could not be loaded.${noConnection}`);
    await press('Try again');
    expect(getAlert()).toBe(forbidden);
  });

  test.each([
    ['Remind Marie Dubois', 'remindGuest', 'retryJob'],
    ['Try this again', 'retryJob', 'remindGuest'],
  ] as const)('(%s) without an answer is repeated with the same key', async (name, sent, other) => {
    const calls = {
      [sent]: createCall('unreachable', 'unreachable'),
      [other]: createCall(),
      loadToday: createCall(...Array.from({ length: 4 }, () => ({ answer: sampleToday }))),
    } as Record<'remindGuest' | 'retryJob' | 'loadToday', ReturnType<typeof createCall>>;
    const { remindGuest, retryJob, loadToday } = calls;
    const actor = createActor(
      todayMachine.provide({
        actors: {
          loadToday: loadToday.logic,
          remindGuest: remindGuest.logic,
          retryJob: retryJob.logic,
        } as never,
      }),
      { input: { visitId: 'visit' } },
    ).start();
    await show(<Today actor={actor} />);
    await press(name);
    expect(getAlert()).toBe(`${unconfirmed}${advice}`);
    await press('See how it is now');
    await press('Send it again');
    expect(getKeys(calls[sent].inputs)).toEqual([`visit:${sent}:1`, `visit:${sent}:1`]);
    expect(calls[other].inputs).toEqual([]);
  });
});

function Registrations({ actor }: { actor: ActorRefFrom<typeof registrationsMachine> }) {
  const snapshot = useSelector(actor, (current) => current);
  const { properties } = ownerSession;
  return <RegistrationsView {...{ snapshot, properties }} mayRemind send={actor.send} />;
}

describe('a reminder of a guest', () => {
  async function remind(...sent: Answer[]) {
    const actor = createActor(
      registrationsMachine.provide({
        actors: {
          listRegistrations: createCall({ answer: registeredStays }).logic,
          remindGuest: createCall(...sent).logic,
        } as never,
      }),
      { input: { visitId: 'visit' } },
    ).start();
    await act(async () => undefined);
    actor.send({ type: 'reminder.requested', stay: registeredStays[0] });
    await show(<Registrations actor={actor} />);
    await press('Send the reminder');
  }

  test('after too many requests can be sent again', async () => {
    await remind('too-many-requests');
    expect(getAlert()).toBe(tooMany);
    expect(getButtons()).toEqual(['Send the reminder', 'Back to the list']);
  });

  test('without an answer says what the list offers', async () => {
    await remind('unreachable');
    expect(getAlert()).toBe(`${unconfirmed}${noConnection}${adviceToLeave}`);
  });
});

function Bulletins({ actor }: { actor: ActorRefFrom<typeof bulletinsMachine> }) {
  const snapshot = useSelector(actor, (current) => current);
  const { properties } = ownerSession;
  return <BulletinsView {...{ snapshot, properties }} onSave={() => undefined} send={actor.send} />;
}

describe('the files and marks of bulletins', () => {
  async function confirmBulletins(kind: 'export' | 'filing', button: string, ...answers: Answer[]) {
    const call = createCall(...answers);
    const actor = createActor(
      bulletinsMachine.provide({
        actors: {
          listBulletins: createCall({ answer: dueStays }).logic,
          exportBulletins: call.logic,
          markFiled: call.logic,
        } as never,
      }),
      { input: { visitId: 'visit' } },
    ).start();
    await act(async () => undefined);
    actor.send({ type: `${kind}.requested`, stays: [dueStays[0]] });
    await show(<Bulletins actor={actor} />);
    await press(button);
    return () => getKeys(call.inputs);
  }

  test.each([
    ['export', 'Create the file'],
    ['filing', 'Mark as reported'],
  ] as const)('(%s) that the role does not allow say so', async (kind, button) => {
    await confirmBulletins(kind, button, 'forbidden');
    expect(getAlert()).toBe(forbidden);
    expect(getButtons()).toEqual(['Back to the list']);
  });

  test.each([
    ['export', 'Create the file'],
    ['filing', 'Mark as reported'],
  ] as const)('(%s) can be requested again after too many requests', async (kind, button) => {
    const keys = await confirmBulletins(kind, button, 'too-many-requests');
    expect(getAlert()).toBe(tooMany);
    await press(button);
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });
});

describe('a change of nights', () => {
  async function closeNights(...closed: Answer[]) {
    const call = createCall(...closed);
    const actor = createActor(
      nightsSelectionMachine.provide({ actors: { closeNights: call.logic } as never }),
      { input: { visitId: 'visit' } },
    ).start();
    actor.send({ type: 'nights.marked', nights: freeNights });
    actor.send({ type: 'nights.chosen', nights: freeNights });
    actor.send({ type: 'blocking.requested' });
    await show(<NightsSelection actor={actor} timeline={sampleTimeline} />);
    await press('Close these nights');
    return call.inputs;
  }

  test('after too many requests can be sent again', async () => {
    const sent = await closeNights('too-many-requests');
    expect(getAlert()).toContain(tooMany);
    await press('Close these nights');
    expect(sent).toHaveLength(2);
  });

  test('of prices that is refused says so, although its present effect could not be loaded', async () => {
    const actor = createActor(
      nightsSelectionMachine.provide({
        actors: {
          previewRates: createCall({ answer: changedNights }, 'unreachable', { answer: changedNights }).logic,
          changeRates: createCall('forbidden').logic,
        } as never,
      }),
      { input: { visitId: 'visit' } },
    ).start();
    actor.send({ type: 'nights.marked', nights: freeNights });
    actor.send({ type: 'nights.chosen', nights: freeNights });
    actor.send({ type: 'rates.requested' });
    await show(<NightsSelection actor={actor} timeline={sampleTimeline} />);
    await press('Show the effect');
    await press('Change these nights');
    expect(getAlert()).toBe(`${forbidden}How it is now could not be loaded.${noConnection}`);
    await press('Show the effect');
    expect(getAlert()).toBe(forbidden);
  });
});

describe('a booking by phone', () => {
  async function book(failure: FailureKind) {
    const send = createCall(failure);
    const offer = createCall(...Array.from({ length: 3 }, () => ({ answer: freeOffer })));
    const actor = createActor(
      phoneBookingMachine.provide({
        actors: { offerBooking: offer.logic, createBooking: send.logic } as never,
      }),
      { input: { visitId: 'visit', today: '2027-01-01', draft: emptyDraft } },
    ).start();
    for (let step = 0; step < 4; step += 1)
      await act(async () => actor.send({ type: 'step.submitted', violations: [] }));
    await show(
      <PhoneBookingView actor={actor} properties={ownerSession.properties} findViolations={() => []} />,
    );
    await press('Book this stay');
    return offer.inputs;
  }

  test.each([
    ['forbidden', forbidden],
    ['too-many-requests', tooMany],
    ['validation-failed', 'This was not acceptedSome details are not valid.'],
  ] as const)('that is refused (%s) is not reported as a changed price', async (failure, message) => {
    const offers = await book(failure);
    expect(getAlert()).toContain(message);
    expect(offers).toHaveLength(2);
  });

  test('that is not possible any more is checked again', async () => {
    const offers = await book('command-refused');
    expect(getAlert()).toContain('Nothing was booked');
    expect(offers).toHaveLength(3);
  });
});
