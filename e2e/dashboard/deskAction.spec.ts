import { reservationAddress } from '../../contract/dashboard/pages.ts';
import { newLinkEffect } from '../../machines/dashboard/deskAction/deskAction.samples.ts';
import { sampleReservation } from '../../machines/dashboard/shared/reservation.samples.ts';
import { test } from '../support/test.ts';
import { proveIdentity } from './proofSteps.ts';
import { createDashboardWalk } from './createDashboardWalk.ts';
import type { LookedHistory } from './deskScreens.ts';
import { deskActionWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

const actionId = 'dashboard.reservation.action.sendNewLink';

createDashboardWalk<keyof typeof deskActionWalk.expected, LookedHistory>({
  ...deskActionWalk,
  title: 'a new link for a guest',
  address: reservationAddress(sampleReservation.number),
  history: { isPresent: false },
  getPart: (state) => (state === 'finished' || state === 'abandoned' ? 'main' : '[data-machine=deskAction]'),
  arrive: async ({ page, hostStub, translator }) => {
    await hostStub.answerWith('loadReservationDesk', sampleReservation);
    await page.getByRole('button', { name: translator.text(actionId), exact: true }).click();
  },
  restartsFrom: ['finished', 'abandoned'],
  otherCalls: ({ event, to }) => {
    if (event === 'proof.answered.proven') return ['verifyPasskey'];
    // The page loads the reservation again.
    return to === 'finished' || to === 'abandoned' ? ['loadReservationDesk'] : [];
  },
  createActions: ({ page, hostStub, press, record }) => ({
    'previewAction.answered': () => hostStub.answerWith('previewAction', newLinkEffect.terms),
    'previewAction.failed.command-refused': () => hostStub.fail('previewAction', 'command-refused'),
    'retry.requested': () => press('action.tryAgain'),
    'action.confirmed': ({ from }) => press(from === 'unconfirmed' ? 'dashboard.outcome.repeat' : actionId),
    'action.abandoned': () => press('dashboard.reservation.back'),
    'takeAction.answered': () => hostStub.answerWith('takeAction', newLinkEffect.terms),
    'takeAction.failed.proof-required': () => hostStub.fail('takeAction', 'proof-required'),
    'takeAction.failed.command-refused': () => hostStub.fail('takeAction', 'command-refused'),
    'reassessAction.answered': () => hostStub.answerWith('reassessAction', newLinkEffect.terms),
    'reassessAction.failed.command-refused': () => hostStub.fail('reassessAction', 'command-refused'),
    'look.requested': () => press('dashboard.outcome.look'),
    'lookAtReservation.answered': async () => {
      await hostStub.answerWith('lookAtReservation', sampleReservation);
      record({ isPresent: true, failure: undefined });
    },
    'lookAtReservation.failed.unreachable': () => hostStub.fail('lookAtReservation', 'unreachable'),
    'takeAction.failed.too-many-requests': () => hostStub.fail('takeAction', 'too-many-requests'),
    'takeAction.failed.unreachable': () => hostStub.fail('takeAction', 'unreachable'),
    'proof.answered.proven': () => proveIdentity(page, hostStub),
    'proof.answered.abandoned': () => press('dashboard.proof.abandon'),
    'action.finished': () => press('dashboard.reservation.back'),
  }),
});
