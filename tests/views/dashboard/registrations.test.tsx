import type { registrationsMachine } from '../../../machines/dashboard/registrations/registrations.machine.ts';
import { registrationsModel } from '../../../machines/dashboard/registrations/registrations.model.ts';
import { registeredStays } from '../../../machines/dashboard/registrations/registrations.samples.ts';
import { ownerSession } from '../../../machines/dashboard/shared/session.samples.ts';
import { RegistrationsView } from '../../../src/dashboard/views/registrations/RegistrationsView.tsx';
import { formatEvent } from '../support/screen.tsx';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

const screen = (...parts: string[]) => lines.join('# Registrations', ...parts);
const shown = (...parts: string[]) => screen('Reports to SIBA → /host/registration/bulletins', ...parts);
const list = `
  Show: <All stays> => (the address /?missing=true)
  Property: <All properties> => (the address /?property=casa-do-limoeiro)
  ## [Marie Dubois](/host/reservations/FYR3-FCYH)
  Casa do Limoeiro
  Wed 3 Mar – Sun 7 Mar · 4 guests
  Not registered · Last reminder: 27 February 2027, 13:30 (India Standard Time) · Report by 8 March
  [Remind Marie Dubois] => ${formatEvent({ type: 'reminder.requested', stay: registeredStays[0] })}
  ## [Ana Silva](/host/reservations/PGM6-NG4W)
  Monte da Figueira
  Fri 5 Mar – Mon 8 Mar · 2 guests
  Registered on 20 February 2027, 23:30 (India Standard Time)`;
const effect =
  'Marie Dubois gets an email that asks them to register all guests. The next reminder is possible after 12 hours.';
const back = '[Back to the list] => reminder.abandoned';
const buttons = lines.join('[Send the reminder] => reminder.confirmed', back);

testScreens<typeof registrationsMachine>({
  model: registrationsModel,
  view: ({ snapshot, send }) =>
    inDashboard(
      <RegistrationsView snapshot={snapshot} properties={ownerSession.properties} mayRemind send={send} />,
    ),
  screens: {
    loading: screen(lines.loading),
    notLoaded: screen(lines.notLoaded('The registrations could not be loaded')),
    'shown.idle': shown(list),
    'shown.refreshing': shown(list),
    'shown.outdated': shown(lines.outdated, list),
    'reminding.sending': screen(effect, lines.waiting(buttons)),
    'reminding.tooMany': screen(effect, lines.rejected(lines.tooMany), buttons),
    'reminding.refused': screen(
      lines.rejected('It is not possible any more, or it was done less than 12 hours ago.'),
      back,
    ),
    'reminding.unconfirmed': screen(
      effect,
      lines.unconfirmedAway('reminder.abandoned', 'reminder.confirmed'),
    ),
  },
  cases: {
    'a reminder is announced above the list': [
      ['listRegistrations.answered', 'reminder.requested', 'remindGuest.answered'],
      shown('status| The guest will get an email', list),
    ],
  },
});
