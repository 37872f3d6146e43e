import { render } from '@testing-library/react';
import { defineAnswer } from 'statechart-atlas';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CancellationTerms, RefundTerms } from '../../../contract/dashboard/deskMoney.ts';
import type { DeskReservation } from '../../../contract/dashboard/deskReservation.ts';
import { emptyEntry, refundMachine } from '../../../machines/dashboard/refund/refund.machine.ts';
import { refundModel } from '../../../machines/dashboard/refund/refund.model.ts';
import { cancellationEffect, refundEffect } from '../../../machines/dashboard/refund/refund.samples.ts';
import type { RefundOrCancellation } from '../../../machines/dashboard/refund/refund.types.ts';
import { sampleReservation } from '../../../machines/dashboard/shared/reservation.samples.ts';
import { failed } from '../../../machines/shared/failed.model.ts';
import { RefundFields } from '../../../src/dashboard/views/refund/RefundFields.tsx';
import type { RefundProps } from '../../../src/dashboard/views/refund/RefundProps.ts';
import { RefundView } from '../../../src/dashboard/views/refund/RefundView.tsx';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import { readPart } from './support/inEnglish.tsx';
import * as lines from './support/lines.ts';

const euros = (amount: number) => ({ amount: amount * 100, currency: 'EUR' }) as const;

const { join } = lines;

const screen = (...parts: string[]) =>
  join('# Refund a part', 'Marie Dubois · 3 Mar to 7 Mar · Casa do Limoeiro', ...parts);
const amount = `Amount: "40" — €255.00 at most => entry.changed {'entry':{'amount':'typed'}}`;
const reason = `Reason: "" — The guest receives it by email. => entry.changed {'entry':{'reason':'typed'}}`;
const { back } = lines;
const show = '[Show the effect] => effect.requested';
const formButtons = join(show, back);
const formBusy = join(lines.waiting(show), lines.backDisabled);
const effect = `
  Paid: €255.00
  Refunded: €0.00
  This refund: €40.00
  You keep: €215.00
  ## Back to the card of these payments
  due on 20 Jan, paid pi_3NkQ: €40.00
  m***@example.com receives an email with your reason.`;
const change = '[Change] => entry.reopened';
const confirm = join('[Refund €40.00] => refund.confirmed', change);
const effectButtons = join(confirm, back);
const effectBusy = join(lines.waiting(confirm), lines.backDisabled);

const preview = [
  'loadReservationDesk.answered',
  'entry.changed',
  'effect.requested',
  'previewRefund.answered',
];
const send = [...preview, 'refund.confirmed'];
const fail = (...kinds: Parameters<typeof failed>[1][]) =>
  kinds.map((kind, index) => failed(index === 0 ? 'sendRefund' : 'reassessRefund', kind, ''));
const less = {
  ...refundEffect,
  terms: { ...refundEffect.terms, refundable: euros(40), refunded: euros(210), kept: euros(5) },
};

testScreens<typeof refundMachine>({
  model: refundModel,
  view: ({ actor }) => inDashboard(<RefundView actor={actor} />),
  screens: {
    ...lines.reservationLoading((...parts) => join('# Refund a part', ...parts)),
    impossible: screen(
      lines.alert('This is not possible now', 'Nothing of this reservation can be refunded.'),
      back,
      '[Try again] => retry.requested',
    ),
    editing: [preview.slice(0, 2), screen(amount, reason, formButtons)],
    previewing: [preview.slice(0, 3), screen(lines.ignored(join(amount, reason)), formBusy)],
    refused: [
      [...preview.slice(0, 3), 'previewRefund.failed.validation-failed'],
      screen(
        lines.refused(2, 'Amount: Enter a number such as 2 or 45.50. → #refund-amount'),
        lines.invalid(amount, 'Enter a number such as 2 or 45.50.'),
        reason,
        formButtons,
      ),
    ],
    notPreviewed: [
      [...preview.slice(0, 3), 'previewRefund.failed.command-refused'],
      screen(
        lines.alert('This is not possible now', 'You can refund €255.00 at most.', lines.kept),
        amount,
        reason,
        formButtons,
      ),
    ],
    confirming: screen(effect, effectButtons),
    sending: screen(effect, effectBusy),
    proving: screen(lines.proving),
    tooMany: screen(lines.rejected(lines.tooMany), effect, effectButtons),
    reassessing: screen(effect, effectBusy),
    rejected: screen(lines.rejected(lines.changed), effect, effectButtons),
    notReassessed: screen(lines.rejected(lines.impossible), back, show, change),
    unconfirmed: screen(lines.unconfirmed('refund.confirmed'), back),
    looking: screen(lines.looking),
    done: screen(
      'The refund of €40.00 is on its way to the payment service. The history shows when it is confirmed.',
      back,
    ),
  },
  cases: {
    'a refused refund shows its present effect': [
      [...send, ...fail('command-refused'), defineAnswer('reassessRefund', less, '')],
      screen(
        lines.rejected(lines.changed),
        effect.replace('Refunded: €0.00', 'Refunded: €210.00').replace('€215.00', '€5.00'),
        effectButtons,
      ),
    ],
    'a refund that the role does not allow says so': [
      [...send, ...fail('forbidden'), 'reassessRefund.answered'],
      screen(lines.rejected(lines.forbidden), effect, effectButtons),
    ],
    'a refund that the role does not allow, and whose effect cannot be loaded, says both': [
      [...send, ...fail('forbidden', 'unreachable')],
      screen(lines.rejected(lines.forbidden, lines.notReassessed, lines.unreachable), back, show, change),
    ],
    'a role that no longer sees the present effect is named': [
      [...send, ...fail('command-refused', 'forbidden')],
      screen(lines.rejected(lines.forbidden), back, show, change),
    ],
    'a refused refund whose present effect cannot be loaded says both': [
      [...send, ...fail('command-refused', 'unreachable')],
      screen(lines.rejected(lines.notReassessed, lines.unreachable), back, show, change),
    ],
    'a refund without an answer keeps the history below its message after a look': [
      [...send, ...fail('unreachable'), 'look.requested', 'lookAtReservation.answered'],
      screen(lines.unconfirmed('refund.confirmed', lines.history), back),
    ],
  },
});

/** Returns the lines of a screen below its title, without its buttons. */
function readScreen(
  state: 'confirming' | 'done',
  terms: RefundOrCancellation,
  money: Partial<NonNullable<DeskReservation['money']>> = {},
): string[] {
  const created = createActor(refundMachine, {
    input: { visitId: 'v', number: terms.terms.number, kind: terms.kind },
  });
  const { context } = created.getSnapshot();
  const snapshot = refundMachine.resolveState({
    value: state,
    context: {
      ...context,
      reservation: { ...sampleReservation, money: { ...sampleReservation.money!, ...money } },
      [state === 'done' ? 'result' : 'effect']: terms,
    },
  });
  const actor = createActor(refundMachine, { input: context, snapshot });
  const [, , ...lines] = readPart(inDashboard(<RefundView actor={actor.start()} />));
  return lines.filter((line) => !line.startsWith('[') && !line.includes(' → '));
}

const refund = (changes: Partial<RefundTerms> = {}): RefundOrCancellation => ({
  kind: 'refund',
  terms: { ...refundEffect.terms, parts: [...refundEffect.terms.parts], ...changes },
});
/** A cancellation of which a part is refunded through the gateway and another is returned in person. */
const cancel = (throughGateway: number, inPerson: number, changes: Partial<CancellationTerms> = {}) =>
  ({
    kind: 'cancellation',
    terms: {
      ...cancellationEffect.terms,
      refund: { percentage: 50, total: euros(throughGateway + inPerson) },
      throughGateway: euros(throughGateway),
      inPerson: euros(inPerson),
      ...changes,
    },
  }) satisfies RefundOrCancellation;

const sent = (amount: string) =>
  `The refund of ${amount} is on its way to the payment service. The history shows when it is confirmed.`;
const byHand = (amount: string) =>
  `Return ${amount} to the guest yourself, because you received it in person.`;
const sameCard = 'The refund goes back to the card with which the guest paid.';
const cancelled = 'The reservation is cancelled, and the guest receives an email.';

describe('the result of', () => {
  test.each<[string, RefundOrCancellation, string[]]>([
    ['a refund of a part', refund(), [sent('€40.00')]],
    ['a refund of everything', refund({ amount: euros(255), kept: euros(0) }), [sent('€255.00')]],
    ['a cancellation by card', cancel(255, 0), [cancelled, sent('€255.00')]],
    ['a cancellation without a refund', cancel(0, 0), [cancelled]],
    ['a cancellation of a stay that was paid in person', cancel(0, 255), [cancelled, byHand('€255.00')]],
    [
      'a cancellation of a stay that was paid in both ways',
      cancel(50, 205),
      [cancelled, sent('€50.00'), byHand('€205.00')],
    ],
  ])('%s names once how the money is returned', (_, terms, lines) => {
    expect(readScreen('done', terms)).toEqual(lines);
  });

  test('a refund does not depend on what could be refunded before it', () => {
    for (const refundable of [0, 40, 255, 500]) {
      expect(readScreen('done', refund(), { refundable: euros(refundable) })).toEqual([sent('€40.00')]);
      expect(readScreen('done', cancel(50, 205), { refundable: euros(refundable) })).toEqual([
        cancelled,
        sent('€50.00'),
        byHand('€205.00'),
      ]);
    }
  });
});

describe('before it is confirmed,', () => {
  test('a refund names the amounts, the card and the e-mail', () => {
    expect(readScreen('confirming', refund())).toEqual([
      'Paid: €255.00',
      'Refunded: €0.00',
      'This refund: €40.00',
      'You keep: €215.00',
      '## Back to the card of these payments',
      'due on 20 Jan, paid pi_3NkQ: €40.00',
      'm***@example.com receives an email with your reason.',
    ]);
    expect(readScreen('confirming', refund({ sentTo: null })).join()).not.toContain('receives an email');
  });

  test.each<[string, RefundOrCancellation, string[]]>([
    ['by card', cancel(255, 0), [sameCard]],
    ['without a refund', cancel(0, 0), []],
    ['in person', cancel(0, 255), [byHand('€255.00')]],
    ['in both ways', cancel(50, 205), [sameCard, byHand('€205.00')]],
  ])('a cancellation %s says how the refund reaches the guest', (_, terms, route) => {
    const total = terms.kind === 'cancellation' ? terms.terms.refund.total.amount / 100 : 0;
    expect(readScreen('confirming', terms)).toEqual([
      'Paid: €255.00',
      `This refund: €${total}.00`,
      'You keep: €0.00',
      'Refund by the policy: €255.00',
      'The policy refunds 100% before 24 February 2027, 20:30 (India Standard Time).',
      ...route,
      'The nights become free, and the guest receives an email.',
    ]);
  });

  test.each<[string, Pick<CancellationTerms, 'policyRefund' | 'policyPeriod'>, string | undefined]>([
    [
      'between two dates',
      {
        policyRefund: { percentage: 50, total: euros(127) },
        policyPeriod: { since: '2027-02-17T15:00:00Z', until: '2027-02-24T15:00:00Z' },
      },
      'The policy refunds 50% from 17 February 2027, 20:30 (India Standard Time) until 24 February 2027, 20:30 (India Standard Time).',
    ],
    [
      'after the last date',
      {
        policyRefund: { percentage: 0, total: euros(0) },
        policyPeriod: { since: '2027-02-24T15:00:00Z', until: null },
      },
      'The policy refunds 0% from 24 February 2027, 20:30 (India Standard Time) on.',
    ],
    [
      'without a date',
      {
        policyRefund: { percentage: 0, total: euros(0) },
        policyPeriod: { since: null, until: null },
      },
      undefined,
    ],
  ])('a cancellation names the share of the policy %s', (_, policy, line) => {
    const shown = readScreen('confirming', cancel(0, 0, policy));
    expect(shown.find((one) => one.startsWith('The policy'))).toBe(line);
  });
});

test('the amount and the reason of a refund are required', () => {
  const context = {
    kind: 'refund',
    entry: emptyEntry,
    reservation: sampleReservation,
  } as RefundProps['context'];
  const fields = <RefundFields context={context} send={() => {}} getMessage={() => undefined} />;
  const { container } = render(inDashboard(fields));
  const required = [...container.querySelectorAll('[required]')].map((field) => field.getAttribute('name'));
  expect(required).toEqual(['amount', 'reason']);
});
