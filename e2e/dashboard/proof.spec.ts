import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import { dashboardPages } from '../../contract/dashboard/pages.ts';
import { findOtp } from '../../contract/values/oneTimePassword.ts';
import { people } from '../../machines/dashboard/access/access.samples.ts';
import { requestOptions } from '../../machines/dashboard/passkeyUse/passkeyUse.samples.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import { codeExpiresAt } from '../support/codeExpiresAt.ts';
import { createCodes } from '../support/createCodes.ts';
import { test } from '../support/test.ts';
import { createDashboardWalk } from './createDashboardWalk.ts';
import type { ProofHistory } from './proofExpected.ts';
import { confirmPasskey } from './passkeyStub.ts';
import { proofWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

const sent = { codeExpiresAt };

createDashboardWalk<keyof typeof proofWalk.expected, ProofHistory>({
  ...proofWalk,
  title: 'a proof of identity',
  address: dashboardPages.access,
  history: { code: '', isExpired: false },
  getPart: (state) => (state === 'proven' || state === 'abandoned' ? 'main' : '[data-machine=proof]'),
  arrive: async ({ page, hostStub, translator }) => {
    await hostStub.answerWith('listPeople', { users: people });
    const remove = translator.text('dashboard.access.remove', { name: people[1]!.name });
    await page.getByRole('button', { name: remove, exact: true }).click();
    await page.getByRole('button', { name: remove, exact: true }).click();
    await hostStub.fail('changeAccess', 'proof-required');
  },
  requestBody: (call, { code }) => (call === 'verifyProof' ? { code } : undefined),
  otherCalls: ({ to, event }) => [
    ...(event === 'passkeyUse.answered.accepted' ? (['verifyPasskey'] as const) : []),
    // The page about access sends the change again.
    ...(to === 'proven' ? (['changeAccess'] as const) : []),
    ...(to === 'abandoned' ? (['listPeople'] as const) : []),
  ],
  createActions: ({ page, hostStub, history, record, press }) => {
    const codes = createCodes();
    const type = async (typed: string) => {
      await page.locator('[name=code]').fill(typed);
      record({ code: findOtp(typed) ?? typed });
    };
    /** A code that can no longer be used disappears from its field. */
    const endCode = async (kind: FailureKind, variant?: string) => {
      await hostStub.fail('verifyProof', kind, variant);
      record({ code: '', isExpired: kind === 'otp-expired' });
    };
    return {
      'requestProof.answered': async () => {
        await hostStub.answerWith('requestProof', sent);
        record({ code: '' });
      },
      'requestProof.failed.no-mail-server': () => hostStub.fail('requestProof', 'no-mail-server'),
      'requestProof.failed.unreachable': () => hostStub.fail('requestProof', 'unreachable'),
      'code.changed': () => type('123'),
      'code.changed.complete': () => type(codes.next()),
      'code.submitted': async ({ from }) => {
        if (!codes.isSent(history().code)) {
          await type(codes.next());
          // The first complete code is sent by itself.
          if (from !== 'incorrect' && from !== 'notVerified') return undefined;
        }
        return press('dashboard.proof.action');
      },
      'code.resendRequested': () => press('otp.resend'),
      'passkey.requested': async () => {
        record({ code: '' });
        return press('dashboard.passkey.use');
      },
      'passkeyUse.answered.accepted': async () => {
        await hostStub.answerWith('requestPasskeyOptions', requestOptions);
        await confirmPasskey(page);
        await hostStub.answerWith('verifyPasskey', ownerSession);
      },
      'passkeyUse.answered.abandoned': () => press('dashboard.passkey.without'),
      'proof.abandoned': async () => {
        const pressed = await press('dashboard.proof.abandon');
        // The page about access loads its list again.
        await hostStub.answerWith('listPeople', { users: people });
        return pressed;
      },
      'verifyProof.answered': () => hostStub.answerWith('verifyProof', ownerSession),
      'verifyProof.failed.otp-incorrect': () => {
        codes.refuse(history().code);
        return hostStub.fail('verifyProof', 'otp-incorrect');
      },
      'verifyProof.failed.otp-incorrect.lastTry': () => endCode('otp-incorrect', 'lastTry'),
      'verifyProof.failed.otp-locked': () => endCode('otp-locked'),
      'verifyProof.failed.otp-expired': () => endCode('otp-expired'),
      'verifyProof.failed.unreachable': () => hostStub.fail('verifyProof', 'unreachable'),
    };
  },
});
