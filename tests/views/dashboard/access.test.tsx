import { defineUserEvent } from 'statechart-atlas';
import type { accessMachine } from '../../../machines/dashboard/access/access.machine.ts';
import { accessModel } from '../../../machines/dashboard/access/access.model.ts';
import { people } from '../../../machines/dashboard/access/access.samples.ts';
import { failed } from '../../../machines/shared/failed.model.ts';
import { AccessView } from '../../../src/dashboard/views/access/AccessView.tsx';
import { formatEvent } from '../support/screen.tsx';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

const screen = (...parts: string[]) => lines.join('# Access', ...parts);
const [, person] = people;
const send = (type: string, about: object = {}) => formatEvent({ type, person, ...about });

const email = `Email: "" — The invitation and sign-in codes are sent to this address. => invitation.changed {'invitation':{'email':'typed'}}`;
const fields = lines.join(
  `Name: "" => invitation.changed {'invitation':{'name':'typed'}}`,
  email,
  `Role: <Manager> — Can do everything, except give access. => invitation.changed {'invitation':{'role':'owner'}}`,
  `Language: <English> => invitation.changed {'invitation':{'language':'pt'}}`,
);
const buttons = lines.join(
  '[Send the invitation] => invitation.submitted',
  '[Back to the list] => change.abandoned',
);
const notAnEmail = 'Enter an email address in the form name@example.com.';

const role = 'The role of Rui Costa becomes: Manager. This signs them out everywhere.';
const removal = 'Rui Costa is signed out everywhere, and can no longer sign in.';
const back = '[Back to the list] => change.abandoned';
const change = lines.join('[Change the role] => change.confirmed', back);
const remove = lines.join('[End the access of Rui Costa] => change.confirmed', back);

const removing = ['listPeople.answered', 'removal.requested', 'change.confirmed'];

testScreens<typeof accessMachine>({
  model: accessModel,
  view: ({ actor }) => inDashboard(<AccessView actor={actor} />),
  screens: {
    loading: screen(lines.loading),
    notLoaded: screen(lines.notLoaded('The people could not be loaded')),
    list: screen(`
      These people can sign in to the dashboard.
      [Give a person access] => invitation.opened
      ## Inês Carvalhal
      You
      ines@example.com
      Access since 10 January 2027
      Last seen: 1 May 2027, 14:00 (India Standard Time)
      Role
      Owner
      Can do everything, and gives others access.
      Another owner can change your role or end your access.
      ## Rui Costa
      rui@example.com
      Access since 2 March 2027
      Has not signed in yet
      Role of Rui Costa: <Cleaner> — Sees dates and names, but no money and no contact data. => ${send('role.chosen', { role: 'owner' })}
      [End the access of Rui Costa] => ${send('removal.requested')}
    `),
    'inviting.editing': screen(fields, buttons),
    'inviting.sending': screen(lines.ignored(fields), lines.waiting(buttons)),
    'inviting.proving': screen(lines.proving),
    'inviting.refused': screen(
      lines.refused(2, `Email: ${notAnEmail} → #invitation-email`),
      fields.replace(email, lines.invalid(email, notAnEmail)),
      buttons,
    ),
    'inviting.taken': screen(lines.alert('This email address has access already'), fields, buttons),
    'inviting.tooMany': screen(lines.rejected(lines.tooMany, lines.kept), fields, buttons),
    'inviting.rejected': screen(lines.rejected(lines.impossible, lines.kept), fields, buttons),
    'inviting.unconfirmed': screen(lines.unconfirmedAway('change.abandoned', 'invitation.submitted')),
    'changing.confirming': screen(role, change),
    'changing.sending': screen(role, lines.waiting(change)),
    'changing.proving': screen(lines.proving),
    'changing.tooMany': screen(role, lines.rejected(lines.tooMany), change),
    'changing.rejected': screen(role, lines.rejected(lines.impossible), back),
    'changing.unconfirmed': screen(role, lines.unconfirmedAway('change.abandoned', 'change.confirmed')),
    invited: [
      [
        'listPeople.answered',
        'invitation.opened',
        defineUserEvent<typeof accessMachine>({
          type: 'invitation.changed',
          invitation: { email: 'rita@example.com' },
        }),
        'invitation.submitted',
        'invitePerson.answered',
      ],
      screen(`
        The invitation is on its way to rita@example.com. You can also pass on this link; it works once, within three days.
        https://casa.example/host/setup#token=invited
        [Back to the list] => list.requested
      `),
    ],
  },
  cases: {
    'the end of an access is confirmed by a button that names the person': [
      removing.slice(0, 2),
      screen(removal, remove),
    ],
    'the last owner is not removed, and leads back to the list': [
      [...removing, failed('changeAccess', 'last-owner', '')],
      screen(removal, lines.alert('There must be an owner', 'Make another person an owner first.'), back),
    ],
  },
});
