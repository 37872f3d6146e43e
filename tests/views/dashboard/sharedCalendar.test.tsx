import type { sharedCalendarMachine } from '../../../machines/dashboard/sharedCalendar/sharedCalendar.machine.ts';
import { sharedCalendarModel } from '../../../machines/dashboard/sharedCalendar/sharedCalendar.model.ts';
import { ownerSession } from '../../../machines/dashboard/shared/session.samples.ts';
import { SharedCalendarView } from '../../../src/dashboard/views/sharedCalendar/SharedCalendarView.tsx';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

const screen = (...parts: string[]) => lines.join('# Calendar for other channels', ...parts);
const lead =
  'Channels that read this address block the nights of Casa do Limoeiro that are booked or closed here; most read it every few hours. People who have the address see these nights, but nothing about guests.';
const createAddress = (file: string) => `
  https://casa.example/calendars/casa-do-limoeiro/${file}
  [Copy the address]
  [Create a new address] => renewal.requested
  ## Where channels want the address
  [Airbnb]
  - At Airbnb, open “Calendar” and choose the property
  - Open “Availability”, then “Connect to another website”, and paste the address where a link is requested
  - Enter a name, such as that of your website, and save
  [Booking.com]
  - In the extranet of Booking.com, open “Rates & availability”, then “Sync calendars”
  - Choose “Add calendar connection”, and paste the address as the calendar to import
  - Enter a name, such as that of your website, and save
  [Vrbo]
  - At Vrbo, choose the property, open its calendar and then “Import & export”
  - Choose “Import calendar”, and paste the address
  - Enter a name, such as that of your website, and save
  [Another channel]
  - In the settings of the property, look for “iCal”, “calendar synchronisation” or “external calendars”
  - Paste the address where the channel asks for a calendar to import
  - Enter a name, such as that of your website, and save
  Back to the calendars → /host/channels?property=casa-do-limoeiro`;

const effect =
  'The present address of the calendar of Casa do Limoeiro stops working at once. Until every channel has the new one, channels can sell nights that are booked here.';
const back = '[Back to the address] => renewal.abandoned';
const renew = lines.join('[Create a new address] => renewal.confirmed', back);

testScreens<typeof sharedCalendarMachine>({
  model: sharedCalendarModel,
  view: ({ actor }) => inDashboard(<SharedCalendarView actor={actor} properties={ownerSession.properties} />),
  screens: {
    loading: screen(lines.loading),
    notLoaded: screen(lines.notLoaded('The address could not be loaded')),
    unknown: screen(lines.alert('There is no property with this address'), '[Try again] => retry.requested'),
    shown: screen(lead, createAddress('first.ics')),
    'renewing.confirming': screen(effect, renew),
    'renewing.sending': screen(effect, lines.waiting(renew)),
    'renewing.proving': screen(lines.proving),
    'renewing.tooMany': screen(effect, lines.rejected(lines.tooMany), renew),
    'renewing.rejected': screen(effect, lines.rejected(lines.impossible), back),
    'renewing.unconfirmed': screen(effect, lines.unconfirmedAway('renewal.abandoned', 'renewal.confirmed')),
  },
  local: ['[Copy the address', '[Airbnb', '[Booking.com', '[Vrbo', '[Another channel'],
  cases: {
    'the address after it was replaced': [
      [
        'getCalendarAddress.answered',
        'renewal.requested',
        'renewal.confirmed',
        'renewCalendarAddress.answered',
      ],
      screen(
        lead,
        'status| This is the new address. Give it to every channel now',
        createAddress('second.ics'),
      ),
    ],
  },
});
