import { reservationTaskAddress } from '../../contract/dashboard/pages.ts';
import { erasedReservation, sampleReservation } from '../../machines/dashboard/shared/reservation.samples.ts';
import { test } from '../support/test.ts';
import { createDashboardWalk } from './createDashboardWalk.ts';
import type { NoteHistory } from './deskFormExpected.ts';
import { createLoadingActions } from './loadReservation.ts';
import { proveIdentity } from './proofSteps.ts';
import { deskFormWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

const actionId = 'dashboard.reservation.action.addNote';
const { id, number } = sampleReservation;

createDashboardWalk<keyof typeof deskFormWalk.expected, NoteHistory>({
  ...deskFormWalk,
  title: 'a note about a reservation',
  address: reservationTaskAddress(number, 'addNote'),
  history: { note: '', isRefused: false, isPresent: false, wasRejected: false },
  requestBody: (call, { note }) => (call === 'saveEntry' ? { text: note } : undefined),
  otherCalls: ({ event }) => (event === 'proof.answered.proven' ? ['verifyPasskey'] : []),
  createActions: ({ page, hostStub, history, record, press }) => {
    const type = async (note: string) => {
      await page.locator('[name=text]').fill(note);
      record({ note, isRefused: false });
    };
    return {
      ...createLoadingActions({ page, hostStub, press }),
      'loadReservationDesk.answered.impossible': () =>
        hostStub.answerWith('loadReservationDesk', erasedReservation),
      'entry.changed': () => type(history().note === 'Vegan' ? 'Arrives by train' : 'Vegan'),
      'entry.submitted': async ({ from }) => {
        if (from === 'unconfirmed') return press('dashboard.outcome.repeat');
        if (history().note === '') await type('Needs a cot');
        return press(actionId);
      },
      'saveEntry.answered': () => hostStub.answerWith('saveEntry', { id, number }),
      'saveEntry.failed.validation-failed': async () => {
        await hostStub.fail('saveEntry', 'validation-failed');
        record({ isRefused: true });
      },
      'saveEntry.failed.proof-required': () => hostStub.fail('saveEntry', 'proof-required'),
      'proof.answered.proven': () => proveIdentity(page, hostStub),
      'proof.answered.abandoned': () => press('dashboard.proof.abandon'),
      'saveEntry.failed.command-refused': async () => {
        await hostStub.fail('saveEntry', 'command-refused');
        record({ wasRejected: true });
      },
      'saveEntry.failed.too-many-requests': () => hostStub.fail('saveEntry', 'too-many-requests'),
      'reassessEntry.answered.impossible': () => hostStub.answerWith('reassessEntry', erasedReservation),
      'reassessEntry.answered': () => hostStub.answerWith('reassessEntry', sampleReservation),
      'reassessEntry.failed.unreachable': () => hostStub.fail('reassessEntry', 'unreachable'),
      'look.requested': () => press('dashboard.outcome.look'),
      'lookAtReservation.answered': async () => {
        await hostStub.answerWith('lookAtReservation', sampleReservation);
        record({ isPresent: true, failure: undefined });
      },
      'lookAtReservation.failed.unreachable': () => hostStub.fail('lookAtReservation', 'unreachable'),
      'saveEntry.failed.unreachable': () => hostStub.fail('saveEntry', 'unreachable'),
    };
  },
});
