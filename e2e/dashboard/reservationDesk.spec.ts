import { reservationAddress } from '../../contract/dashboard/pages.ts';
import { newLinkEffect } from '../../machines/dashboard/deskAction/deskAction.samples.ts';
import { refundEffect } from '../../machines/dashboard/refund/refund.samples.ts';
import { sampleReservation } from '../../machines/dashboard/shared/reservation.samples.ts';
import { reconnect } from '../support/reconnect.ts';
import { test } from '../support/test.ts';
import { createDashboardWalk, type WalkHistory } from './createDashboardWalk.ts';
import { reportDataChange } from './dataChanges.ts';
import { reservationDeskWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

createDashboardWalk<keyof typeof reservationDeskWalk.expected, WalkHistory>({
  ...reservationDeskWalk,
  title: 'the page of one reservation',
  address: reservationAddress(sampleReservation.number),
  history: {},
  otherCalls: ({ event }) => {
    if (event === 'deskAction.answered.done') return ['takeAction'];
    if (event === 'refund.answered.done') return ['previewRefund', 'sendRefund'];
    return event === 'deskForm.answered.done' ? ['saveEntry'] : [];
  },
  createActions: ({ page, hostStub, history, press }) => ({
    'loadReservationDesk.answered': () => hostStub.answerWith('loadReservationDesk', sampleReservation),
    'loadReservationDesk.failed.unreachable': () => hostStub.fail('loadReservationDesk', 'unreachable'),
    'loadReservationDesk.failed.not-found': () => hostStub.fail('loadReservationDesk', 'not-found'),
    'loadingTimeout.passed': () => hostStub.exceedTimeout(page),
    'retry.requested': () => press('action.tryAgain'),
    'connection.returned': () => reconnect(page),
    'data.changed': async () => {
      await reportDataChange(page, 'reservation');
    },
    'refreshReservationDesk.answered': () => hostStub.answerWith('refreshReservationDesk', sampleReservation),
    'refreshReservationDesk.failed.unreachable': () => hostStub.fail('refreshReservationDesk', 'unreachable'),
    'action.opened': () => press('dashboard.reservation.action.sendNewLink'),
    'deskAction.answered.done': async () => {
      await hostStub.answerWith('previewAction', newLinkEffect.terms);
      await press('dashboard.reservation.action.sendNewLink');
      await hostStub.answerWith('takeAction', newLinkEffect.terms);
      await press('dashboard.reservation.back');
    },
    'deskAction.answered.abandoned': async () => {
      await press('dashboard.reservation.back');
    },
    'form.opened': () => press('dashboard.reservation.action.addNote'),
    'deskForm.answered.done': async () => {
      await page.locator('[name=text]').fill('Arrives by train');
      await press('dashboard.reservation.action.addNote');
      await hostStub.answerWith('saveEntry', {
        id: sampleReservation.id,
        number: sampleReservation.number,
        text: 'Arrives by train',
      });
      await press('dashboard.reservation.back');
    },
    'refund.opened': () => press('dashboard.reservation.action.refund'),
    'refund.answered.done': async () => {
      const { text, money } = history().translator;
      await page.locator('[name=amount]').fill('40');
      await page.locator('[name=reason]').fill('No heating');
      await press('dashboard.reservation.showEffect');
      await hostStub.answerWith('previewRefund', refundEffect.terms);
      const name = text('dashboard.reservation.refund.confirm', {
        amount: money(refundEffect.terms.amount.amount),
      });
      await page.getByRole('button', { name, exact: true }).click();
      await hostStub.answerWith('sendRefund', { ...refundEffect.terms, refundId: 'r', repeated: false });
      await press('dashboard.reservation.back');
    },
    'refund.answered.abandoned': async () => {
      await press('dashboard.reservation.back');
    },
    'deskForm.answered.abandoned': async () => {
      await press('dashboard.reservation.back');
    },
  }),
});
