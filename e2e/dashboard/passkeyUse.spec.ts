import { dashboardPages } from '../../contract/dashboard/pages.ts';
import { passkeyUse, requestOptions } from '../../machines/dashboard/passkeyUse/passkeyUse.samples.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import { test } from '../support/test.ts';
import { createDashboardWalk, type WalkHistory } from './createDashboardWalk.ts';
import { confirmPasskey, declinePasskey } from './passkeyStub.ts';
import { passkeyUseWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

createDashboardWalk<keyof typeof passkeyUseWalk.expected, WalkHistory>({
  ...passkeyUseWalk,
  title: 'the use of a passkey',
  address: dashboardPages.more,
  session: 'none',
  history: {},
  getPart: (state) => (state === 'verified' || state === 'abandoned' ? 'main' : '[data-machine=passkeyUse]'),
  arrive: async ({ page, translator }) => {
    const name = translator.text('dashboard.passkey.use');
    await page.getByRole('button', { name, exact: true }).click();
  },
  requestBody: (call) => (call === 'verifyPasskey' ? passkeyUse : undefined),
  createActions: ({ page, hostStub, history, press }) => ({
    'requestPasskeyOptions.answered': () => hostStub.answerWith('requestPasskeyOptions', requestOptions),
    'requestPasskeyOptions.failed.unreachable': () => hostStub.fail('requestPasskeyOptions', 'unreachable'),
    'confirmPasskey.answered': () => confirmPasskey(page),
    'confirmPasskey.failed.unknown': () => declinePasskey(page),
    'verifyPasskey.answered': () =>
      hostStub.answerWith('verifyPasskey', {
        ...ownerSession,
        user: { ...ownerSession.user, language: history().translator.language },
      }),
    'verifyPasskey.failed.passkey-refused': () => hostStub.fail('verifyPasskey', 'passkey-refused'),
    'verifyPasskey.failed.unreachable': () => hostStub.fail('verifyPasskey', 'unreachable'),
    'passkey.requested': () => press('action.tryAgain'),
    'passkey.abandoned': () => press('dashboard.passkey.without'),
  }),
});
