import { defineAnswer, defineUserEvent } from 'statechart-atlas';
import type { CalendarTest } from '../../../contract/dashboard/channels.ts';
import { calendarFailures } from '../../../contract/values/calendarFailures.ts';
import { expect, test } from 'vitest';
import type { newCalendarMachine } from '../../../machines/dashboard/newCalendar/newCalendar.machine.ts';
import { newCalendarModel } from '../../../machines/dashboard/newCalendar/newCalendar.model.ts';
import { ownerSession } from '../../../machines/dashboard/shared/session.samples.ts';
import { failureTexts } from '../../../src/dashboard/views/channels/failureTexts.ts';
import { NewCalendarView } from '../../../src/dashboard/views/newCalendar/NewCalendarView.tsx';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

const screen = (...parts: string[]) => lines.join('# Add a calendar', 'For Casa do Limoeiro', ...parts);
const channel = `
  Channel
  (x)
  Airbnb
  ( ) => entry.changed {'entry':{'channel':'Booking.com'}}
  Booking.com
  ( ) => entry.changed {'entry':{'channel':'Vrbo'}}
  Vrbo
  ( ) => entry.changed {'entry':{'channel':'other'}}
  Another channel`;
const steps = `
  [Where to find the address]
  - At Airbnb, open “Calendar” and choose the property
  - Open “Availability”, then “Connect to another website”, and copy the link there
  - Paste it here, and test it`;
const address = `Address of its calendar: "" — It begins with “https” and is a secret: it is stored encrypted, and never shown again. => entry.changed {'entry':{'address':'typed'}}`;
const options = `
  [Options]
  [ ] Only bookings take nights, not blocks. For a channel that blocks all nights beyond its booking window. — For a channel that blocks all nights beyond its booking window. => entry.changed {'entry':{'staysOnly':true}}
  [ ] Whole days that are marked as free take no nights. For a calendar that also contains birthdays or holidays. — For a calendar that also contains birthdays or holidays. => entry.changed {'entry':{'ignoresFree':true}}`;
const fields = lines.join(channel, steps, address, options);
const back = 'Back to the calendars → /host/channels?property=casa-do-limoeiro';
const submit = lines.join('[Test the address] => test.requested', back);
const wrongAddress =
  'This is not the address of a calendar. Copy the whole address, which begins with “https”.';

const content = `
  Airbnb can be read
  14 nights are taken: 4 March – 20 June
  3 bookings, 1 block
  Compare this with the bookings there. Nothing is stored yet.
  2 events are marked as free, but take their nights: many calendars mark every whole day so.
  1 event is marked as free and takes no nights.
  1 event cannot be read completely. Compare with the bookings there, and close missing nights yourself.
  - Line 41: DTEND. Taken to be safe: 1 May – 2 May`;
const confirm = lines.join('[Add Airbnb] => calendar.confirmed', '[Back to the form] => form.requested');
const unreadable = (text: string) => lines.alert('The calendar cannot be read', text);
const addAnyway = '[Add it anyway] => calendar.confirmed';
const noCalendar =
  'There is no calendar at this address, or an incomplete one. Open it in a browser: if a page appears, copy the address for other websites from the channel.';

const answered = (result: CalendarTest) =>
  defineAnswer('testCalendar', result, 'the calendar is read', 'others');
const other = defineUserEvent<typeof newCalendarMachine>(
  { type: 'entry.changed', entry: { channel: 'other' } },
  'the person chooses another channel',
);
const tested = ['test.requested', 'testCalendar.answered'];
const confirmed = [...tested, 'calendar.confirmed'];

testScreens<typeof newCalendarMachine>({
  model: newCalendarModel,
  view: ({ actor }) => inDashboard(<NewCalendarView actor={actor} properties={ownerSession.properties} />),
  screens: {
    editing: screen(fields, submit),
    testing: screen(lines.ignored(fields), '[Test the address] (busy)', back),
    tested: screen(content, confirm),
    unreadable: screen(unreadable(noCalendar), addAnyway, fields, submit),
    notTested: screen(
      lines.alert(
        'It is not known what the calendar contains. Nothing is stored',
        lines.unreachable,
        lines.kept,
      ),
      fields,
      submit,
    ),
    adding: screen(content, lines.waiting(confirm)),
    refused: screen(
      lines.refused(2, `Address of its calendar: ${wrongAddress} → #calendar-address`),
      channel,
      steps,
      lines.invalid(address, wrongAddress),
      options,
      submit,
    ),
    taken: screen(
      lines.alert(
        'The property already has a calendar with this name or address. For a second one of the same channel, choose another channel and enter a name.',
      ),
      fields,
      submit,
    ),
    tooMany: screen(lines.rejected(lines.tooMany, lines.kept), fields, submit),
    rejected: screen(lines.rejected(lines.impossible, lines.kept), fields, submit),
    unconfirmed: [
      [...confirmed, 'addCalendar.failed.unreachable'],
      lines.join(
        '# Add a calendar',
        'Airbnb',
        lines.alert(
          'We do not know whether this was done',
          lines.unreachable,
          'See first how it is now. If it was not done, do it again from there. Or send it again here: it is never done twice.',
        ),
        '[Send it again] => calendar.confirmed',
        back,
      ),
    ],
    added: lines.join(
      '# Add a calendar',
      'Airbnb is added to Casa do Limoeiro. The site reads it now, and then every 15 to 30 minutes. Give the channel the calendar of this site next, so that it does not sell nights that are booked here.',
      'Give this calendar to channels → /host/channels/casa-do-limoeiro/share',
      back,
    ),
  },
  local: ['[Where to find', '[Options'],
  cases: {
    'the name and the steps of another channel': [
      [other],
      screen(
        `
        Channel
        ( ) => entry.changed {'entry':{'channel':'Airbnb'}}
        Airbnb
        ( ) => entry.changed {'entry':{'channel':'Booking.com'}}
        Booking.com
        ( ) => entry.changed {'entry':{'channel':'Vrbo'}}
        Vrbo
        (x)
        Another channel
        Name of the calendar: "" => entry.changed {'entry':{'name':'typed'}}
        [Where to find the address]
        - In the settings of the property, look for “iCal”, “calendar synchronisation” or “external calendars”
        - Copy the address for exporting the calendar; it often ends with “ics”
        - Paste it here, and test it`,
        address,
        options,
        submit,
      ),
    ],
    'the address of this site’s own calendar, which cannot be added': [
      ['test.requested', answered({ outcome: 'failed', reason: 'own-calendar' })],
      screen(
        unreadable(
          'This is the address of this site’s own calendar. Enter the address that the channel shows.',
        ),
        fields,
        submit,
      ),
    ],
    'an empty calendar': [
      [
        'test.requested',
        answered({
          outcome: 'read',
          stays: 0,
          blocks: 0,
          nights: 0,
          from: null,
          until: null,
          free: { taken: 0, ignored: 0 },
          unreadable: 0,
          problems: [],
        }),
      ],
      screen(
        'Airbnb can be read',
        'No nights are taken',
        'Compare this with the bookings there. Nothing is stored yet.',
        confirm,
      ),
    ],
  },
});

test('each reason why a calendar cannot be read has a text of its own', () => {
  const texts = calendarFailures.map((failure) => failureTexts[failure]);
  expect(new Set(texts).size).toBe(calendarFailures.length);
});
