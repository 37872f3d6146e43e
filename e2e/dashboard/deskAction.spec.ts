import { reservationTaskAddress } from '../../contract/dashboard/pages.ts';
import { newLinkEffect, newLinkResult } from '../../machines/dashboard/deskAction/deskAction.samples.ts';
import { sampleReservation } from '../../machines/dashboard/shared/reservation.samples.ts';
import { test } from '../support/test.ts';
import { createLoadingActions } from './loadReservation.ts';
import { proveIdentity } from './proofSteps.ts';
import { createDashboardWalk } from './createDashboardWalk.ts';
import type { LookedHistory } from './deskScreens.ts';
import { deskActionWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

const actionId = 'dashboard.reservation.action.sendNewLink';

createDashboardWalk<keyof typeof deskActionWalk.expected, LookedHistory>({
  ...deskActionWalk,
  title: 'a new link for a guest',
  address: reservationTaskAddress(sampleReservation.number, 'sendNewLink'),
  history: { isPresent: false },
  otherCalls: ({ event }) => (event === 'proof.answered.proven' ? ['verifyPasskey'] : []),
  createActions: ({ page, hostStub, press, record }) => ({
    ...createLoadingActions({ page, hostStub, press }),
    'previewAction.answered': () => hostStub.answerWith('previewAction', newLinkEffect.terms),
    'previewAction.failed.command-refused': () => hostStub.fail('previewAction', 'command-refused'),
    'action.confirmed': ({ from }) => press(from === 'unconfirmed' ? 'dashboard.outcome.repeat' : actionId),
    'takeAction.answered': () => hostStub.answerWith('takeAction', newLinkResult.terms),
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
  }),
});
