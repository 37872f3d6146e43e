import { expect, test } from 'vitest';
import type { signInMachine } from '../../../machines/dashboard/signIn/signIn.machine.ts';
import { signInModel } from '../../../machines/dashboard/signIn/signIn.model.ts';
import { firstContext } from '../../../machines/dashboard/signIn/signIn.setup.ts';
import { DashboardContext, type Dashboard } from '../../../src/dashboard/context/dashboard.ts';
import { AddressScreen } from '../../../src/dashboard/views/signIn/AddressScreen.tsx';
import type { SessionProps } from '../../../src/dashboard/views/session/SessionScreens.tsx';
import { SignedOut } from '../../../src/dashboard/views/signIn/SignInView.tsx';
import { setDayOfHold } from '../support/dayOfHold.ts';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import { readPart } from './support/inEnglish.tsx';
import * as lines from './support/lines.ts';

setDayOfHold();
const command = 'from the command “npm run host -- access link”';
const screen = (...parts: string[]) =>
  lines.join('# Sign in', 'Enter your email address. If it has access, we will send a code to it.', ...parts);
const email = `Email: "" => email.changed {'email':'typed'}`;
const buttons = lines.join('[Send a code] => code.requested', '[Use a passkey] => passkey.requested');

const code = (field: string, ...parts: string[]) =>
  lines.join(
    '# Enter the code',
    'If ines@example.com has access, a code is on its way to that address. It works in this browser only.',
    'Enter the code by 1 May 2027, 15:40.',
    field,
    ...parts,
  );
const codeField = (typed: string) => `Code: "${typed}" => code.changed {'code':'typed'}`;
const codeButtons = `
  [Sign in] => code.submitted
  [Send a new code] => code.resendRequested
  Nothing yet? Check the address, and look in your spam folder. You can also use a passkey, or a link from an owner or ${command}.
  [Use another address] => address.corrected`;
const over = (title: string) =>
  lines.join(
    '# Enter the code',
    lines.alert(title, 'Request a new code and enter it here.'),
    '[Send a new code] => code.resendRequested',
    '[Use another address] => address.corrected',
  );
const wrong = 'Enter the code from the last email.';

const requested = ['email.changed', 'code.requested', 'requestCode.answered'];
const verified = [...requested, 'code.changed.complete'];

testScreens<typeof signInMachine>({
  model: signInModel,
  view: ({ actor }) => inDashboard(<SignedOut {...({ signIn: actor } as unknown as SessionProps)} />),
  screens: {
    'address.asking': screen(email, buttons),
    'address.requesting': screen(lines.readOnly(email), lines.waiting(buttons)),
    'address.refused': screen(
      lines.invalid(email, 'Enter an email address in the form name@example.com.'),
      lines.alert('Check the email address'),
      buttons,
    ),
    'address.tooMany': screen(
      email,
      lines.alert(
        'Too many requests',
        `Too many codes have been requested. Use a passkey, or a link from an owner or ${command}. Please try again in a moment.`,
      ),
      buttons,
    ),
    'address.noMailServer': screen(
      email,
      lines.alert(
        'This site sends no codes',
        'It has no mail server. Sign in with a passkey, or with a link that the command “npm run host -- access link” prints.',
      ),
      buttons,
    ),
    'address.notRequested': screen(
      email,
      lines.alert('The code could not be requested', lines.unreachable),
      buttons,
    ),
    'address.passkeyFailed': screen(
      email,
      lines.alert(
        'This passkey was not accepted',
        'It may have been removed. Use another one, or continue without a passkey.',
      ),
      buttons,
    ),
    passkey: lines.join(
      '# Sign in',
      lines.loading,
      '[Continue without a passkey] => passkeyUse: passkey.abandoned',
    ),
    'code.entering': [requested, code(codeField(''), codeButtons)],
    'code.verifying': [verified, code(lines.readOnly(codeField('123456')), lines.waiting(codeButtons))],
    'code.incorrect': [
      [...verified, 'verifyCode.failed.otp-incorrect'],
      code(
        lines.invalid(codeField('123456'), `${wrong} 3 attempts are left.`),
        lines.alert('This code is not correct', wrong, '3 attempts are left.'),
        codeButtons,
      ),
    ],
    'code.notVerified': [
      [...verified, 'verifyCode.failed.unreachable'],
      code(codeField('123456'), lines.alert('The code could not be checked', lines.unreachable), codeButtons),
    ],
    'code.resending': [
      [...requested, 'code.resendRequested'],
      code(lines.readOnly(codeField('')), lines.waiting(codeButtons, 1)),
    ],
    'code.notResent': [
      [...requested, 'code.resendRequested', 'requestAnotherCode.failed.unreachable'],
      code(codeField(''), lines.alert('A new code could not be sent', lines.unreachable), codeButtons),
    ],
    'over.locked': over('Too many incorrect codes'),
    'over.expired': over('The code has expired'),
    signedIn: lines.join('# Sign in', lines.loading),
  },
});

interface Options {
  sendsCodes: boolean;
  supportsPasskeys?: boolean;
  state?: 'address.asking' | 'address.passkeyFailed';
}

const readSignIn = ({ sendsCodes, supportsPasskeys = true, state = 'address.asking' }: Options) => {
  const dashboard = { data: { sendsCodes }, supportsPasskeys } as Dashboard;
  const context = {
    ...firstContext,
    ...(state !== 'address.asking' && { failure: 'passkey-refused' as const }),
  };
  return readPart(
    <DashboardContext value={dashboard}>
      <AddressScreen state={state} context={context} passkeyUse={undefined} send={() => undefined} />
    </DashboardContext>,
  );
};

const sendsNoCodes = [
  'This site sends no codes',
  'It has no mail server. Sign in with a passkey, or with a link that the command “npm run host -- access link” prints.',
];

test('sign-in asks for an e-mail address on a site that sends codes', () => {
  expect(readSignIn({ sendsCodes: true })).toEqual([
    'Enter your email address. If it has access, we will send a code to it.',
    'Email: ""',
    '[Send a code]',
    '[Use a passkey]',
  ]);
});

test('sign-in names the other ways in at once on a site that sends no codes', () => {
  expect(readSignIn({ sendsCodes: false })).toEqual([...sendsNoCodes, '[Use a passkey]']);
});

test('sign-in of a site that sends no codes names only the link in a browser without passkeys', () => {
  expect(readSignIn({ sendsCodes: false, supportsPasskeys: false })).toEqual(sendsNoCodes);
});

test('sign-in of a site that sends no codes says that a passkey was not accepted', () => {
  expect(readSignIn({ sendsCodes: false, state: 'address.passkeyFailed' })).toEqual([
    ...sendsNoCodes,
    'alert (focus)| This passkey was not accepted',
    'alert (focus)| It may have been removed. Use another one, or continue without a passkey.',
    '[Use a passkey]',
  ]);
});
