import { reservationTaskAddress } from '../../contract/dashboard/pages.ts';
import { refundEffect } from '../../machines/dashboard/refund/refund.samples.ts';
import { erasedReservation, sampleReservation } from '../../machines/dashboard/shared/reservation.samples.ts';
import { button } from '../support/screen.ts';
import { test } from '../support/test.ts';
import { createLoadingActions } from './loadReservation.ts';
import { proveIdentity } from './proofSteps.ts';
import { createDashboardWalk } from './createDashboardWalk.ts';
import type { RefundHistory } from './refundExpected.ts';
import { refundWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

const { amount, refundable } = refundEffect.terms;

createDashboardWalk<keyof typeof refundWalk.expected, RefundHistory>({
  ...refundWalk,
  title: 'a refund of a part',
  address: reservationTaskAddress(sampleReservation.number, 'refund'),
  history: { amount: '', reason: '', isRefused: false, isPresent: false, wasRejected: false },
  requestBody: (call, { reason }) =>
    call === 'sendRefund'
      ? { amount: amount.amount, reason, expectedRefundable: refundable.amount }
      : undefined,
  otherCalls: ({ event }) => (event === 'proof.answered.proven' ? ['verifyPasskey'] : []),
  createActions: ({ page, hostStub, history, record, press }) => {
    const type = async (typed: Partial<Pick<RefundHistory, 'amount' | 'reason'>>) => {
      for (const [field, value] of Object.entries(typed)) await page.locator(`[name=${field}]`).fill(value);
      record({ ...typed, ...(typed.amount !== undefined && { isRefused: false }) });
    };
    return {
      ...createLoadingActions({ page, hostStub, press }),
      'loadReservationDesk.answered.impossible': () =>
        hostStub.answerWith('loadReservationDesk', erasedReservation),
      'entry.changed': () => type({ amount: history().amount === '40' ? '40,00' : '40' }),
      'effect.requested': async () => {
        if (history().amount === '') await type({ amount: '40' });
        if (history().reason === '') await type({ reason: 'No heating' });
        return press('dashboard.reservation.showEffect');
      },
      'entry.reopened': () => press('dashboard.reservation.refund.change'),
      'refund.confirmed': async ({ from }) => {
        if (from === 'unconfirmed') return press('dashboard.outcome.repeat');
        const { text, money } = history().translator;
        const name = text('dashboard.reservation.refund.confirm', { amount: money(amount.amount) });
        await page.getByRole('button', { name, exact: true }).click();
        return button(name);
      },
      'previewRefund.answered': () => hostStub.answerWith('previewRefund', refundEffect.terms),
      'previewRefund.failed.validation-failed': async () => {
        await hostStub.fail('previewRefund', 'validation-failed');
        record({ isRefused: true });
      },
      'previewRefund.failed.command-refused': () => hostStub.fail('previewRefund', 'command-refused'),
      'sendRefund.answered': () =>
        hostStub.answerWith('sendRefund', { ...refundEffect.terms, refundId: 'r-1', repeated: false }),
      'sendRefund.failed.proof-required': () => hostStub.fail('sendRefund', 'proof-required'),
      'sendRefund.failed.validation-failed': async () => {
        await hostStub.fail('sendRefund', 'validation-failed');
        record({ isRefused: true });
      },
      'sendRefund.failed.command-refused': async () => {
        await hostStub.fail('sendRefund', 'command-refused');
        record({ wasRejected: true });
      },
      'sendRefund.failed.too-many-requests': () => hostStub.fail('sendRefund', 'too-many-requests'),
      'sendRefund.failed.unreachable': () => hostStub.fail('sendRefund', 'unreachable'),
      'reassessRefund.answered': () => hostStub.answerWith('reassessRefund', refundEffect.terms),
      'reassessRefund.failed.command-refused': () => hostStub.fail('reassessRefund', 'command-refused'),
      'look.requested': () => press('dashboard.outcome.look'),
      'lookAtReservation.answered': async () => {
        await hostStub.answerWith('lookAtReservation', sampleReservation);
        record({ isPresent: true, failure: undefined });
      },
      'lookAtReservation.failed.unreachable': () => hostStub.fail('lookAtReservation', 'unreachable'),
      'proof.answered.proven': () => proveIdentity(page, hostStub),
      'proof.answered.abandoned': () => press('dashboard.proof.abandon'),
    };
  },
});
