import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CancellationTerms, RefundTerms } from '../../../contract/dashboard/deskMoney.ts';
import type { DeskReservation } from '../../../contract/dashboard/deskReservation.ts';
import { refundMachine } from '../../../machines/dashboard/refund/refund.machine.ts';
import { cancellationEffect, refundEffect } from '../../../machines/dashboard/refund/refund.samples.ts';
import type { RefundOrCancellation } from '../../../machines/dashboard/refund/refund.types.ts';
import { sampleReservation } from '../../../machines/dashboard/shared/reservation.samples.ts';
import { RefundView } from '../../../src/dashboard/views/refund/RefundView.tsx';
import { readPart } from './support/inEnglish.tsx';

const euros = (amount: number) => ({ amount: amount * 100, currency: 'EUR' }) as const;

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
    context: { ...context, [state === 'done' ? 'result' : 'effect']: terms },
  });
  const actor = createActor(refundMachine, { input: context, snapshot });
  const reservation = { ...sampleReservation, money: { ...sampleReservation.money!, ...money } };
  const [, , ...lines] = readPart(<RefundView actor={actor.start()} reservation={reservation} />);
  return lines.filter((line) => !line.startsWith('['));
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
      '### Back to the card of these payments',
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
      ...route,
      'The nights become free, and the guest receives an email.',
    ]);
  });
});
