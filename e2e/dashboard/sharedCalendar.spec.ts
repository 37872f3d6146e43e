import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import { channelPageAddress } from '../../contract/dashboard/pages.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import { reconnect } from '../support/reconnect.ts';
import { test } from '../support/test.ts';
import { createDashboardWalk } from './createDashboardWalk.ts';
import { proveIdentity } from './proofSteps.ts';
import { presentAddress, renewedAddress, type SharedCalendarHistory } from './sharedCalendarExpected.ts';
import { sharedCalendarWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

createDashboardWalk<keyof typeof sharedCalendarWalk.expected, SharedCalendarHistory>({
  ...sharedCalendarWalk,
  title: 'the calendar of a property for other channels',
  address: channelPageAddress('sharedCalendar', ownerSession.properties[0]!.id),
  history: { isRenewed: false, address: presentAddress },
  otherCalls: ({ event }) => (event === 'proof.answered.proven' ? ['verifyPasskey'] : []),
  createActions: ({ page, hostStub, record, press }) => {
    const fail = (call: 'getCalendarAddress' | 'renewCalendarAddress', kind: FailureKind) => () =>
      hostStub.fail(call, kind);
    return {
      'getCalendarAddress.answered': async () => {
        await hostStub.answerWith('getCalendarAddress', { address: presentAddress });
        record({ address: presentAddress });
      },
      'getCalendarAddress.failed.unreachable': fail('getCalendarAddress', 'unreachable'),
      'getCalendarAddress.failed.not-found': fail('getCalendarAddress', 'not-found'),
      'loadingTimeout.passed': () => hostStub.exceedTimeout(page),
      'retry.requested': () => press('action.tryAgain'),
      'connection.returned': () => reconnect(page),
      'renewal.requested': () => press('dashboard.channels.share.renew'),
      'renewal.confirmed': ({ from }) =>
        press(
          from === 'renewing.unconfirmed' ? 'dashboard.outcome.repeat' : 'dashboard.channels.share.renew',
        ),
      'renewal.abandoned': ({ from }) =>
        press(from === 'renewing.unconfirmed' ? 'dashboard.outcome.look' : 'dashboard.channels.share.back'),
      'renewCalendarAddress.answered': async () => {
        await hostStub.answerWith('renewCalendarAddress', { address: renewedAddress });
        record({ isRenewed: true, address: renewedAddress });
      },
      'renewCalendarAddress.failed.proof-required': fail('renewCalendarAddress', 'proof-required'),
      'renewCalendarAddress.failed.command-refused': fail('renewCalendarAddress', 'command-refused'),
      'renewCalendarAddress.failed.too-many-requests': fail('renewCalendarAddress', 'too-many-requests'),
      'renewCalendarAddress.failed.unreachable': fail('renewCalendarAddress', 'unreachable'),
      'proof.answered.proven': () => proveIdentity(page, hostStub),
      'proof.answered.abandoned': () => press('dashboard.proof.abandon'),
    };
  },
});
