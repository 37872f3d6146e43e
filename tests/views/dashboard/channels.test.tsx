import { defineAnswer, defineUserEvent } from 'statechart-atlas';
import type { ChannelCalendar, Channels } from '../../../contract/dashboard/channels.ts';
import type { channelsMachine } from '../../../machines/dashboard/channels/channels.machine.ts';
import { channelsModel } from '../../../machines/dashboard/channels/channels.model.ts';
import {
  failingCalendar,
  readCalendar,
  sampleChannels,
} from '../../../machines/dashboard/channels/channels.samples.ts';
import { ownerSession } from '../../../machines/dashboard/shared/session.samples.ts';
import { ChannelsView } from '../../../src/dashboard/views/channels/ChannelsView.tsx';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

const screen = (...parts: string[]) => lines.join('# Calendars of channels', ...parts);
const lead = 'The site reads these calendars every 15 to 30 minutes, so that no night is sold twice.';
const filter = 'Property: <All properties> => (the address /?property=casa-do-limoeiro)';
const conflicts = `
  ## Double bookings
  Two guests have booked the same nights. Decide which of them comes, and cancel the other booking where it was made. If it is the same guest, enter the channel as the source of the booking.
  Casa do Limoeiro
  Booked here
  Wed 3 Mar – Sun 7 Mar
  FYR3-FCYH → /host/reservations/FYR3-FCYH
  Booked on Airbnb
  Thu 4 Mar – Mon 8 Mar
  See these nights in the calendar → /host/calendar?from=2027-03-03&property=casa-do-limoeiro
  [1 repeated booking]
  A channel shows nights that it has probably read from this site. There is nothing to do.
  Casa do Limoeiro
  Booked here
  Fri 2 Apr – Mon 5 Apr
  PGM6-NG4W → /host/reservations/PGM6-NG4W
  Booked on Booking.com
  Fri 2 Apr – Mon 5 Apr
  See these nights in the calendar → /host/calendar?from=2027-04-02&property=casa-do-limoeiro`;

const change = (label: string, kind: string, calendar: string) =>
  `[${label}] => change.requested {'kind':'${kind}','property':'casa-do-limoeiro','calendar':'${calendar}'}`;
const createMenu = ({ id, name, staysOnly, ignoresFree }: ChannelCalendar) =>
  lines.join(
    `[More about ${name}]`,
    change(staysOnly ? 'Take blocks as well' : 'Take bookings only, not blocks', 'staysOnly', id),
    change(
      ignoresFree ? 'Take days that are marked as free' : 'Ignore days that are marked as free',
      'ignoresFree',
      id,
    ),
    change('Remove the calendar', 'remove', id),
  );
const airbnb = lines.join(
  '### Airbnb',
  'Read',
  createMenu(readCalendar),
  `14 nights are taken: 4 March – 20 June · 3 bookings, 1 block
  Last read: 2 March 2027, 14:30 (India Standard Time) · Next reading: 2 March 2027, 14:54 (India Standard Time)
  Address: www.airbnb.com/… (the rest is secret)
  [Marked as free, or unreadable]
  2 events are marked as free, but take their nights: many calendars mark every whole day so.
  1 event is marked as free and takes no nights.
  1 event cannot be read completely. Compare with the bookings there, and close missing nights yourself.
  - Line 41: DTEND. Taken to be safe: 1 May – 2 May`,
);
const booking = lines.join(
  '### Booking.com',
  'Cannot be read',
  createMenu(failingCalendar),
  `3 nights are taken: 2 April – 5 April · 1 booking
  There is no calendar at this address; the channel may have replaced it. Copy it again from the channel, and add it anew.
  It could not be read since 1 March 2027, 23:50 (India Standard Time). The nights of the last reading remain taken; those that were booked there since then can also be booked here.
  Last read: 1 March 2027, 23:30 (India Standard Time) · Next reading: 2 March 2027, 15:00 (India Standard Time)
  Address: ical.booking.com/… (the rest is secret)`,
);
const readNow = `[Read again now Casa do Limoeiro] => reading.requested {'property':'casa-do-limoeiro'}`;
const createCasa = (...calendars: string[]) =>
  lines.join(
    '## Casa do Limoeiro',
    ...calendars,
    'Add a calendar Casa do Limoeiro → /host/channels/casa-do-limoeiro/new',
    readNow,
    'Give this calendar to channels Casa do Limoeiro → /host/channels/casa-do-limoeiro/share',
  );
const casa = createCasa(airbnb, booking);
const monte = `
  ## Monte da Figueira
  No calendar is read yet. Add those of all channels that offer this property.
  Add a calendar Monte da Figueira → /host/channels/monte-da-figueira/new
  Give this calendar to channels Monte da Figueira → /host/channels/monte-da-figueira/share`;
const shown = (...above: string[]) => screen(lead, ...above, filter, conflicts, casa, monte);

const effect =
  'The site no longer reads Airbnb for Casa do Limoeiro. 14 nights that it takes become free here, even if they are booked there. Your names and notes for its bookings are deleted.';
const back = '[Back to the calendars] => change.abandoned';
const remove = lines.join('[Remove the calendar] => change.confirmed', back);

const answer = (channels: Partial<Channels>) =>
  defineAnswer(
    'showChannels',
    { ...sampleChannels, conflicts: [], ...channels },
    'the host sends other calendars',
    'others',
  );
const withCalendar = (calendar: Partial<ChannelCalendar>) =>
  answer({
    properties: [
      {
        ...sampleChannels.properties[0]!,
        calendars: [{ ...failingCalendar, ...calendar } as ChannelCalendar],
      },
    ],
  });
const request = (kind: 'staysOnly' | 'ignoresFree', calendar = readCalendar.id) =>
  defineUserEvent<typeof channelsMachine>(
    { type: 'change.requested', kind, property: 'casa-do-limoeiro', calendar },
    'the person changes an option',
  );
const unread = { readAt: null, triedAt: null, failure: null, failingSince: null, nights: 0, from: null };
const due = 'Next reading: 2 March 2027, 15:00 (India Standard Time)';
const server = 'Address: ical.booking.com/… (the rest is secret)';

testScreens<typeof channelsMachine>({
  model: channelsModel,
  view: ({ actor }) => inDashboard(<ChannelsView actor={actor} properties={ownerSession.properties} />),
  screens: {
    loading: screen(lines.loading),
    notLoaded: screen(lines.notLoaded('The calendars could not be loaded')),
    'shown.idle': shown(),
    'shown.refreshing': shown(),
    'shown.outdated': shown(lines.outdated),
    'shown.fetching': shown()
      .replaceAll('change.requested', 'change.requested (ignored)')
      .replace(readNow, '[Read again now Casa do Limoeiro] (busy)'),
    'shown.notFetched': screen(
      lead,
      filter,
      conflicts,
      casa,
      lines.alert('It was not confirmed that the calendars are read', lines.unreachable),
      monte,
    ),
    'changing.confirming': screen(effect, remove),
    'changing.sending': screen(effect, lines.waiting(remove)),
    'changing.tooMany': screen(effect, lines.rejected(lines.tooMany), remove),
    'changing.rejected': screen(effect, lines.rejected(lines.impossible), back),
    'changing.unconfirmed': screen(effect, lines.unconfirmedAway('change.abandoned', 'change.confirmed')),
  },
  local: ['[More about', '[Marked as free', '[1 repeated'],
  // "Show more" is shown for many properties.
  sentByOthers: ['more.requested'],
  cases: {
    'a site without properties': [
      [answer({ properties: [] })],
      screen(lead, filter, 'There is no property yet. Add and publish one first.'),
    ],
    'more properties than fit at first': [
      [
        answer({
          properties: Array.from({ length: 31 }, (_, index) => ({
            property: `casa-${index}`,
            name: `Casa ${index}`,
            calendars: [],
          })),
        }),
      ],
      screen(
        lead,
        filter,
        ...Array.from({ length: 30 }, (_, index) =>
          monte
            .replaceAll('Monte da Figueira', `Casa ${index}`)
            .replaceAll('monte-da-figueira', `casa-${index}`),
        ),
        '[Show more (1)] => more.requested',
      ),
    ],
    'a calendar that was not read yet': [
      [withCalendar(unread)],
      screen(
        lead,
        filter,
        createCasa(lines.join('### Booking.com', 'Not read yet', createMenu(failingCalendar), due, server)),
      ),
    ],
    'the options of a calendar, and nights that have disappeared from it': [
      [
        withCalendar({
          ...unread,
          triedAt: failingCalendar.triedAt,
          staysOnly: true,
          ignoresFree: true,
          missing: 4,
        }),
      ],
      screen(
        lead,
        filter,
        createCasa(
          lines.join(
            '### Booking.com',
            'Read',
            createMenu({ ...failingCalendar, staysOnly: true, ignoresFree: true }),
            '4 periods have suddenly disappeared from it. The nights remain taken until a second reading confirms this.',
            due,
            server,
            'Only bookings take nights, not blocks.',
            'Whole days that are marked as free take no nights.',
          ),
        ),
      ),
    ],
    'the effect of ignoring blocks': [
      ['showChannels.answered', request('staysOnly')],
      screen(
        'Nights that Airbnb blocks without a booking become free here. Choose this if the channel blocks all nights beyond its booking window, and close your own nights in the calendar.',
        '[Take bookings only, not blocks] => change.confirmed',
        back,
      ),
    ],
    'the effect of taking free days again': [
      [withCalendar({ ignoresFree: true }), request('ignoresFree', failingCalendar.id)],
      screen(
        'Whole days that are marked as free in Booking.com are taken here.',
        '[Take days that are marked as free] => change.confirmed',
        back,
      ),
    ],
    'calendars that are being read': [
      ['showChannels.answered', 'reading.requested', 'fetchCalendars.answered', 'refreshChannels.answered'],
      screen(
        lead,
        filter,
        conflicts,
        casa,
        'status| The calendars of Casa do Limoeiro are being read. The results appear here by themselves.',
        monte,
      ),
    ],
    'a removed calendar': [
      [
        'showChannels.answered',
        'change.requested',
        'change.confirmed',
        'changeCalendar.answered',
        'showChannels.answered',
      ],
      shown('status| Airbnb is removed from Casa do Limoeiro'),
    ],
  },
});
