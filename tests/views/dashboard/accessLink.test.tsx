import type { accessLinkMachine } from '../../../machines/dashboard/accessLink/accessLink.machine.ts';
import { accessLinkModel } from '../../../machines/dashboard/accessLink/accessLink.model.ts';
import { FollowingLink } from '../../../src/dashboard/views/accessLink/AccessLinkView.tsx';
import type { SessionProps } from '../../../src/dashboard/views/session/SessionScreens.tsx';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

const link = (...parts: string[]) => lines.join('# Your link', ...parts);
const setup = (...parts: string[]) =>
  lines.join(
    '# Set up the dashboard',
    'You will be its owner: you can do everything, and give access to others.',
    ...parts,
  );
const welcome = (...parts: string[]) =>
  lines.join('# Welcome', 'This link signs you in as Rui Costa (rui@example.com).', ...parts);

const name = `Your name: "" => owner.changed {'owner':{'name':'typed'}}`;
const email = `Email: "" — We send sign-in codes to this address. => owner.changed {'owner':{'email':'typed'}}`;
const notAnEmail = 'Enter an email address in the form name@example.com.';
const submit = '[Set up and sign in] => owner.submitted';
const accept = '[Sign in] => link.accepted';

testScreens<typeof accessLinkMachine>({
  model: accessLinkModel,
  view: ({ actor }) => inDashboard(<FollowingLink {...({ accessLink: actor } as unknown as SessionProps)} />),
  screens: {
    reading: link(lines.loading),
    notRead: link(lines.notLoaded('The link could not be checked')),
    expired: link(
      lines.alert(
        'This link no longer works',
        'A link works once, and only for a limited time. Sign in with a code, or ask an owner for a new link.',
      ),
      '[Sign in with a code] => signIn.requested',
    ),
    'setup.asking': setup(name, email, submit),
    'setup.creating': setup(lines.readOnly(lines.join(name, email)), lines.waiting(submit)),
    'setup.confirming': lines.join(
      '# Set up the dashboard',
      '## Confirm your address',
      // The path to this state types no address.
      'We have sent a code to . Codes to sign in will go there too.',
      'status| Loading…',
      '[Continue without the code] => proof: proof.abandoned',
      'If the address is wrong, continue without the code: you are signed in here. At “Who has access”, give the right address access as an owner, and then end the access of the wrong one. If you can no longer sign in, the command “npm run host -- access link” with the address prints a link.',
    ),
    'setup.refused': setup(
      lines.refused(2, `Email: ${notAnEmail} → #owner-email`),
      name,
      lines.invalid(email, notAnEmail),
      submit,
    ),
    'setup.notCreated': setup(
      name,
      email,
      lines.alert('The dashboard could not be set up', lines.unreachable, lines.kept),
      submit,
    ),
    'welcome.offering': welcome(accept),
    'welcome.opening': welcome(lines.waiting(accept)),
    'welcome.notOpened': welcome(lines.alert('You could not be signed in', lines.unreachable), accept),
    opened: link(lines.loading),
  },
});
