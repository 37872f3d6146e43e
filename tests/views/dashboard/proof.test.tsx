import type { proofMachine } from '../../../machines/dashboard/proof/proof.machine.ts';
import { proofModel } from '../../../machines/dashboard/proof/proof.model.ts';
import { failed } from '../../../machines/shared/failed.model.ts';
import { Proof } from '../../../src/dashboard/views/proof/ProofView.tsx';
import { setDayOfHold } from '../support/dayOfHold.ts';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

setDayOfHold();

const title = '## Confirm that it is you';
const screen = (...parts: string[]) =>
  lines.join(title, 'We have sent a code to your email address. Enter it to continue.', ...parts);

const abandon = '[Do not continue] => proof.abandoned';
const instead = lines.join('[Use a passkey] => passkey.requested', abandon);
const resend = lines.join('[Send a new code] => code.resendRequested', instead);
const buttons = lines.join('[Continue] => code.submitted', resend);
const deadline = 'Enter the code by 1 May 2027, 15:40.';
const field = (code: string) => `Code: "${code}" => code.changed {'code':'typed'}`;
const wrong = 'Enter the code from the last email.';
const requested = ['passkeyUse.answered.abandoned', 'requestProof.answered'];

testScreens<typeof proofMachine>({
  model: proofModel,
  view: ({ actor }) => inDashboard(<Proof actor={actor} />),
  screens: {
    passkey: lines.join(
      title,
      lines.loading,
      '[Continue without a passkey] => passkeyUse: passkey.abandoned',
      abandon,
    ),
    requesting: screen(lines.loading, abandon),
    notRequested: screen(lines.alert('The code could not be requested', lines.unreachable), resend),
    noMailServer: lines.join(
      title,
      lines.alert(
        'This site sends no codes',
        'It has no mail server. Use a passkey, or sign in again with a link that the command “npm run host -- access link” prints.',
      ),
      instead,
    ),
    entering: screen(deadline, field(''), buttons),
    verifying: screen(
      deadline,
      lines.readOnly(field('123456')),
      lines.waiting(buttons.replace(`\n${abandon}`, '')),
    ),
    incorrect: screen(
      deadline,
      lines.invalid(field('123456'), `${wrong} 3 attempts are left.`),
      lines.alert('This code is not correct', wrong, '3 attempts are left.'),
      buttons,
    ),
    notVerified: screen(
      deadline,
      field('123456'),
      lines.alert('The code could not be checked', lines.unreachable),
      buttons,
    ),
    over: screen(lines.alert('Too many incorrect codes'), resend),
    proven: screen(lines.loading),
    abandoned: screen(lines.loading),
  },
  cases: {
    'an expired code can only be replaced': [
      [...requested, 'code.changed.complete', failed('verifyProof', 'otp-expired', '')],
      screen(lines.alert('The code has expired'), resend),
    ],
  },
});
