import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import { dashboardPages } from '../../contract/dashboard/pages.ts';
import { findOtp } from '../../contract/values/oneTimePassword.ts';
import { requestOptions } from '../../machines/dashboard/passkeyUse/passkeyUse.samples.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import { codeExpiresAt } from '../support/codeExpiresAt.ts';
import { createCodes } from '../support/createCodes.ts';
import { test } from '../support/test.ts';
import { createDashboardWalk } from './createDashboardWalk.ts';
import type { SignInHistory } from './signInExpected.ts';
import { confirmPasskey } from './passkeyStub.ts';
import { signInWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

const sent = { codeExpiresAt };

createDashboardWalk<keyof typeof signInWalk.expected, SignInHistory>({
  ...signInWalk,
  title: 'sign-in to the dashboard',
  address: dashboardPages.more,
  session: 'none',
  history: { email: '', code: '' },
  offersAutofill: true,
  requestBody: (call, { email, code, translator }) => {
    if (call === 'requestPasskeyOptions') return undefined;
    return call === 'verifyCode' ? { code } : { email, language: translator.language };
  },
  // The browser is asked for passkeys whenever the e-mail field appears.
  otherCalls: ({ from, to, event }) => [
    ...(event.startsWith('autofill.') || event === 'passkeyUse.answered.accepted'
      ? (['verifyPasskey'] as const)
      : []),
    ...(event === 'autofill.failed' || (to === 'address.asking' && !from.startsWith('address.'))
      ? (['requestPasskeyOptions'] as const)
      : []),
  ],
  createActions: ({ page, hostStub, history, record, press }) => {
    const codes = createCodes();
    const type = async (name: 'email' | 'code', typed: string) => {
      await page.locator(`[name=${name}]`).fill(typed);
      record({ [name]: name === 'code' ? (findOtp(typed) ?? typed) : typed });
    };
    /** A code that can no longer be used disappears from its field. */
    const endCode = async (kind: FailureKind, variant?: string) => {
      await hostStub.fail('verifyCode', kind, variant);
      record({ code: '' });
    };
    const signedIn = () => ({
      ...ownerSession,
      user: { ...ownerSession.user, language: history().translator.language },
    });
    /** The person chooses a passkey in the e-mail field. */
    const choosePasskey = async () => {
      await hostStub.answerWith('requestPasskeyOptions', requestOptions);
      await confirmPasskey(page);
    };
    return {
      'autofill.accepted': async () => {
        await choosePasskey();
        await hostStub.answerWith('verifyPasskey', signedIn());
      },
      'autofill.failed': async () => {
        await choosePasskey();
        await hostStub.fail('verifyPasskey', 'passkey-refused');
      },
      'passkey.requested': () => press('dashboard.passkey.use'),
      'passkeyUse.answered.accepted': async () => {
        await choosePasskey();
        await hostStub.answerWith('verifyPasskey', signedIn());
      },
      'passkeyUse.answered.abandoned': () => press('dashboard.passkey.without'),
      // Text that is in the field already would change nothing.
      'email.changed': () =>
        type('email', history().email === 'ines@example.com' ? 'rosa@example.com' : 'ines@example.com'),
      'code.requested': async () => {
        if (history().email === '') await type('email', 'ines@example.com');
        return press('dashboard.signIn.request');
      },
      'requestCode.answered': () => hostStub.answerWith('requestCode', sent),
      'requestCode.failed.validation-failed': () => hostStub.fail('requestCode', 'validation-failed'),
      'requestCode.failed.too-many-requests': () => hostStub.fail('requestCode', 'too-many-requests'),
      'requestCode.failed.no-mail-server': () => hostStub.fail('requestCode', 'no-mail-server'),
      'requestCode.failed.unreachable': () => hostStub.fail('requestCode', 'unreachable'),
      'code.changed': () => type('code', '123'),
      'code.changed.complete': () => type('code', codes.next()),
      'code.submitted': async ({ from }) => {
        if (!codes.isSent(history().code)) {
          await type('code', codes.next());
          // The first complete code is sent by itself.
          if (from !== 'code.incorrect' && from !== 'code.notVerified') return undefined;
        }
        return press('dashboard.signIn.action');
      },
      'code.resendRequested': () => press('otp.resend'),
      'address.corrected': async () => {
        record({ code: '' });
        return press('dashboard.signIn.otherAddress');
      },
      'verifyCode.answered': () => hostStub.answerWith('verifyCode', signedIn()),
      'verifyCode.failed.otp-incorrect': () => {
        codes.refuse(history().code);
        return hostStub.fail('verifyCode', 'otp-incorrect');
      },
      'verifyCode.failed.otp-incorrect.lastTry': () => endCode('otp-incorrect', 'lastTry'),
      'verifyCode.failed.otp-locked': () => endCode('otp-locked'),
      'verifyCode.failed.otp-expired': () => endCode('otp-expired'),
      'verifyCode.failed.unreachable': () => hostStub.fail('verifyCode', 'unreachable'),
      'requestAnotherCode.answered': async () => {
        await hostStub.answerWith('requestAnotherCode', sent);
        record({ code: '' });
      },
      'requestAnotherCode.failed.unreachable': () => hostStub.fail('requestAnotherCode', 'unreachable'),
    };
  },
});
