import { dashboardPages } from '../../contract/dashboard/pages.ts';
import {
  createdPasskey,
  creationOptions,
} from '../../machines/dashboard/passkeyCreation/passkeyCreation.samples.ts';
import { ownPasskeys } from '../../machines/dashboard/passkeys/passkeys.samples.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import { reconnect } from '../support/reconnect.ts';
import { button } from '../support/screen.ts';
import { test } from '../support/test.ts';
import { createDashboardWalk, type WalkHistory } from './createDashboardWalk.ts';
import { confirmPasskey } from './passkeyStub.ts';
import { proveIdentity } from './proofSteps.ts';
import { passkeysWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

createDashboardWalk<keyof typeof passkeysWalk.expected, WalkHistory>({
  ...passkeysWalk,
  title: 'the page about one’s own passkeys',
  address: dashboardPages.passkeys,
  history: {},
  requestBody: (call) => (call === 'savePasskey' ? createdPasskey : undefined),
  otherCalls: ({ event }) => {
    if (event === 'passkeyCreation.answered.added') return ['requestCreation', 'savePasskey'];
    return event === 'proof.answered.proven' ? ['verifyPasskey'] : [];
  },
  createActions: ({ page, hostStub, history, press }) => ({
    'listPasskeys.answered': () => hostStub.answerWith('listPasskeys', { passkeys: ownPasskeys }),
    'listPasskeys.failed.unreachable': () => hostStub.fail('listPasskeys', 'unreachable'),
    'loadingTimeout.passed': () => hostStub.exceedTimeout(page),
    'retry.requested': () => press('action.tryAgain'),
    'connection.returned': () => reconnect(page),
    'passkey.addRequested': () => press('dashboard.passkeys.add'),
    'passkey.removalRequested': async () => {
      const name = history().translator.text('dashboard.passkeys.remove', { name: ownPasskeys[0]!.name });
      await page.getByRole('main').getByRole('button', { name, exact: true }).click();
      return button(name);
    },
    'passkeyCreation.answered.added': async () => {
      await press('dashboard.passkeys.create');
      await hostStub.answerWith('requestCreation', creationOptions);
      await confirmPasskey(page);
      await hostStub.answerWith('savePasskey', ownerSession);
    },
    'passkeyCreation.answered.declined': () => press('dashboard.passkeys.decline'),
    'removePasskey.answered': () => hostStub.answerWith('removePasskey', {}),
    'removePasskey.failed.proof-required': () => hostStub.fail('removePasskey', 'proof-required'),
    'removePasskey.failed.not-found': () => hostStub.fail('removePasskey', 'not-found'),
    'removePasskey.failed.unreachable': () => hostStub.fail('removePasskey', 'unreachable'),
    'proof.answered.proven': () => proveIdentity(page, hostStub),
    'proof.answered.abandoned': () => press('dashboard.proof.abandon'),
  }),
});
