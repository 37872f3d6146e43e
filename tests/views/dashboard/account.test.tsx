import type { accountMachine } from '../../../machines/dashboard/account/account.machine.ts';
import { accountModel } from '../../../machines/dashboard/account/account.model.ts';
import { AccountView } from '../../../src/dashboard/views/account/AccountView.tsx';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

const screen = (...parts: string[]) => lines.join('# Your sessions', ...parts);
const lead = 'You are signed in on these devices.';
const devices = lines.join(
  '## Firefox on Windows',
  'This device',
  'Signed in: 1 May 2027, 13:30 (India Standard Time)',
  '## Safari on iOS',
  'Last seen: 1 May 2027, 02:45 (India Standard Time)',
  'Signed in: 11 April 2027, 23:30 (India Standard Time)',
);
const end = `[Sign out there] => session.endRequested {'id':'s-2'}`;

testScreens<typeof accountMachine>({
  model: accountModel,
  view: ({ actor }) => inDashboard(<AccountView actor={actor} />),
  screens: {
    loading: screen(lines.loading),
    notLoaded: screen(lines.notLoaded('Your sessions could not be loaded')),
    list: screen(lead, devices, end),
    ending: screen(lead, devices, lines.waiting(end)),
    notEnded: screen(
      lead,
      lines.alert('It was not confirmed that the session has ended', lines.unreachable),
      devices,
      end,
    ),
  },
});
