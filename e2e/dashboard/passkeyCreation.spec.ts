import { dashboardPages } from '../../contract/dashboard/pages.ts';
import {
  createdPasskey,
  creationOptions,
} from '../../machines/dashboard/passkeyCreation/passkeyCreation.samples.ts';
import { ownPasskeys } from '../../machines/dashboard/passkeys/passkeys.samples.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import { test } from '../support/test.ts';
import { createDashboardWalk, type WalkHistory } from './createDashboardWalk.ts';
import { confirmPasskey, declinePasskey } from './passkeyStub.ts';
import { proveIdentity } from './proofSteps.ts';
import { passkeyCreationWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

createDashboardWalk<keyof typeof passkeyCreationWalk.expected, WalkHistory>({
  ...passkeyCreationWalk,
  title: 'the creation of a passkey',
  address: dashboardPages.passkeys,
  history: {},
  getPart: (state) => (state === 'added' || state === 'declined' ? 'main' : '[data-machine=passkeyCreation]'),
  arrive: async ({ page, hostStub, translator }) => {
    await hostStub.answerWith('listPasskeys', { passkeys: ownPasskeys });
    await page.getByRole('button', { name: translator.text('dashboard.passkeys.add'), exact: true }).click();
  },
  requestBody: (call) => (call === 'savePasskey' ? createdPasskey : undefined),
  otherCalls: ({ event }) => (event === 'proof.answered.proven' ? ['verifyPasskey'] : []),
  createActions: ({ page, hostStub, press }) => ({
    'creation.requested': ({ from }) =>
      press(from === 'offered' ? 'dashboard.passkeys.create' : 'action.tryAgain'),
    'creation.declined': () => press('dashboard.passkeys.decline'),
    'requestCreation.answered': () => hostStub.answerWith('requestCreation', creationOptions),
    'requestCreation.failed.proof-required': () => hostStub.fail('requestCreation', 'proof-required'),
    'requestCreation.failed.unreachable': () => hostStub.fail('requestCreation', 'unreachable'),
    'proof.answered.proven': () => proveIdentity(page, hostStub),
    'proof.answered.abandoned': () => press('dashboard.proof.abandon'),
    'createPasskey.answered': () => confirmPasskey(page),
    'createPasskey.failed.unknown': () => declinePasskey(page),
    'savePasskey.answered': () => hostStub.answerWith('savePasskey', ownerSession),
    'savePasskey.failed.passkey-refused': () => hostStub.fail('savePasskey', 'passkey-refused'),
  }),
});
