import { dashboardPages } from '../../contract/dashboard/pages.ts';
import { ownSessions } from '../../machines/dashboard/account/account.samples.ts';
import { reconnect } from '../support/reconnect.ts';
import { test } from '../support/test.ts';
import { createDashboardWalk, type WalkHistory } from './createDashboardWalk.ts';
import { accountWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

createDashboardWalk<keyof typeof accountWalk.expected, WalkHistory>({
  ...accountWalk,
  title: 'the page about one’s own sessions',
  address: dashboardPages.account,
  history: {},
  createActions: ({ page, hostStub, press }) => ({
    'listSessions.answered': () => hostStub.answerWith('listSessions', { sessions: ownSessions }),
    'listSessions.failed.unreachable': () => hostStub.fail('listSessions', 'unreachable'),
    'loadingTimeout.passed': () => hostStub.exceedTimeout(page),
    'retry.requested': () => press('action.tryAgain'),
    'connection.returned': () => reconnect(page),
    'session.endRequested': () => press('dashboard.account.end'),
    'endOtherSession.answered': () => hostStub.answerWith('endOtherSession', {}),
    'endOtherSession.failed.not-found': () => hostStub.fail('endOtherSession', 'not-found'),
    'endOtherSession.failed.unreachable': () => hostStub.fail('endOtherSession', 'unreachable'),
  }),
});
