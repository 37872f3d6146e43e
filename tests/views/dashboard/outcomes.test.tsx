import { useSelector } from '@xstate/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createActor, createMachine, fromPromise, type ActorRefFrom } from 'xstate';
import { CallFailed, type FailureKind } from '../../../contract/callFailed.ts';
import { accessMachine } from '../../../machines/dashboard/access/access.machine.ts';
import { people } from '../../../machines/dashboard/access/access.samples.ts';
import { deskActionMachine } from '../../../machines/dashboard/deskAction/deskAction.machine.ts';
import { newLinkEffect } from '../../../machines/dashboard/deskAction/deskAction.samples.ts';
import { deskFormMachine } from '../../../machines/dashboard/deskForm/deskForm.machine.ts';
import { repaymentMachine } from '../../../machines/dashboard/repayment/repayment.machine.ts';
import { refundEffect } from '../../../machines/dashboard/repayment/repayment.samples.ts';
import { sampleReservation } from '../../../machines/dashboard/shared/reservation.samples.ts';
import { ownerSession } from '../../../machines/dashboard/shared/session.samples.ts';
import { todayMachine } from '../../../machines/dashboard/today/today.machine.ts';
import { sampleToday } from '../../../machines/dashboard/today/today.samples.ts';
import { DashboardContext, type Dashboard } from '../../../src/dashboard/context/dashboard.ts';
import { loadDashboardMessages } from '../../../src/dashboard/i18n/messages.ts';
import { AccessView } from '../../../src/dashboard/views/access/AccessView.tsx';
import { DeskActionView } from '../../../src/dashboard/views/deskAction/DeskActionView.tsx';
import { DeskFormView } from '../../../src/dashboard/views/deskForm/DeskFormView.tsx';
import { RepaymentView } from '../../../src/dashboard/views/repayment/RepaymentView.tsx';
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

const show = async (view: ReactElement) =>
  render(
    <TextProvider language="en" messages={await loadDashboardMessages('en')}>
      {view}
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
          makeRepayment: make.logic,
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

  test('that comes after too many requests says when to try again', async () => {
    await confirmRefund({ made: ['too-many-requests'], previews: [{ answer: refundEffect }] });
    expect(getAlert()).toContain('Too many requests came from your connection in a short time.');
  });
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

/** The session of a signed-in owner, which receives the changes by other people. */
const signedIn = createActor(
  createMachine({
    context: { session: ownerSession },
    initial: 'signedIn',
    states: { signedIn: { initial: 'following', states: { following: {} } } },
  }),
).start();
const dashboard = { data: { productName: 'Casa' }, session: signedIn } as unknown as Dashboard;

describe('a change of access', () => {
  async function removePerson(...changed: Answer[]) {
    const list = createCall({ answer: people }, { answer: people });
    const actor = createActor(
      accessMachine.provide({
        actors: { listPeople: list.logic, changeAccess: createCall(...changed).logic } as never,
      }),
      { input: { visitId: 'visit', language: 'en' } },
    ).start();
    await show(
      <DashboardContext value={dashboard}>
        <AccessView actor={actor} />
      </DashboardContext>,
    );
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

  test('without an answer can be looked up in the present list', async () => {
    const lists = await removePerson('unreachable');
    expect(getAlert()).toBe(`${unconfirmed}${noConnection}${advice}`);
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

describe('an action on the page of today', () => {
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
    await show(
      <DashboardContext value={dashboard}>
        <Today actor={actor} />
      </DashboardContext>,
    );
    await press(name);
    expect(getAlert()).toBe(`${unconfirmed}${advice}`);
    await press('See how it is now');
    await press('Send it again');
    expect(getKeys(calls[sent].inputs)).toEqual([`visit:${sent}:1`, `visit:${sent}:1`]);
    expect(calls[other].inputs).toEqual([]);
  });
});
