import { dashboardPages, setupLink } from '../../contract/dashboard/pages.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import { silentFor } from '../../contract/dashboard/events.ts';
import { elapseDelay } from '../support/heldDelays.ts';
import { reconnect } from '../support/reconnect.ts';
import { test } from '../support/test.ts';
import { createDashboardWalk, type WalkHistory } from './createDashboardWalk.ts';
import { silenceDataChanges } from './dataChanges.ts';
import { sessionWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

createDashboardWalk<keyof typeof sessionWalk.expected, WalkHistory>({
  ...sessionWalk,
  title: 'the session of the dashboard',
  address: dashboardPages.more,
  session: 'held',
  delays: [silentFor],
  requestBody: (call) => (call === 'readLink' ? { token: 'token' } : undefined),
  history: {},
  createActions: ({ page, hostStub, history, press }) => {
    const announce = (event: string) => () =>
      page.evaluate((type) => {
        const channel = new BroadcastChannel('dashboard-session');
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
        channel.postMessage(type);
        channel.close();
      }, event);
    return {
      'loadSession.answered': async () => {
        const { language } = history().translator;
        // A link that was abandoned leads to the first page.
        await page.evaluate((address) => window.history.replaceState(null, '', address), dashboardPages.more);
        return hostStub.answerWith('loadSession', {
          ...ownerSession,
          user: { ...ownerSession.user, language },
        });
      },
      'loadSession.failed.unauthorized': () => hostStub.fail('loadSession', 'unauthorized'),
      'loadSession.failed.unreachable': () => hostStub.fail('loadSession', 'unreachable'),
      'loadingTimeout.passed': () => hostStub.exceedTimeout(page),
      'retry.requested': () => press('action.tryAgain'),
      'connection.returned': () => reconnect(page),
      'link.followed': () =>
        page.evaluate((address) => {
          window.history.pushState(null, '', address);
          window.dispatchEvent(new Event('hashchange'));
        }, setupLink('token')),
      'link.abandoned': async () => {
        await hostStub.fail('readLink', 'link-expired');
        return press('dashboard.link.signIn');
      },
      'session.ended': announce('session.ended'),
      'session.outdated': announce('session.outdated'),
      'changes.missed': async () => {
        await silenceDataChanges(page, true);
        return elapseDelay(page, silentFor);
      },
      'changes.followed': () => silenceDataChanges(page, false),
      'signOut.requested': ({ from }) =>
        press(from.startsWith('signedIn') ? 'dashboard.signOut.action' : 'action.tryAgain'),
      'signOut.abandoned': () => press('dashboard.signOut.stay'),
      'endSession.answered': () => hostStub.answerWith('endSession', {}),
      'endSession.failed.unauthorized': () => hostStub.fail('endSession', 'unauthorized'),
      'endSession.failed.unreachable': () => hostStub.fail('endSession', 'unreachable'),
    };
  },
});
