import type { nightsSelectionMachine } from '../../../machines/dashboard/nightsSelection/nightsSelection.machine.ts';
import { nightsSelectionModel } from '../../../machines/dashboard/nightsSelection/nightsSelection.model.ts';
import { sampleTimeline } from '../../../machines/dashboard/timeline/timeline.samples.ts';
import { failed } from '../../../machines/shared/failed.model.ts';
import { NightsSelection } from '../../../src/dashboard/views/timeline/NightsSelection.tsx';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

const screen = (...parts: string[]) => lines.join('section: Selected nights', ...parts);
const free = (...parts: string[]) => screen('## Monte da Figueira', '2 March 2027, 1 night', ...parts);
const closed = (...parts: string[]) => screen('## Casa do Limoeiro', '7–8 March 2027, 2 nights', ...parts);
const stay = (...parts: string[]) =>
  screen('## Casa do Limoeiro', 'Arrival Fri 12 Mar, departure Sun 14 Mar, 2 nights', ...parts);

const cancel = '[Cancel] => selection.cleared';
const setRates = lines.join(
  '[Set the price or minimum stay] => rates.requested',
  '[Use the usual price and minimum stay] => usualRates.requested',
  cancel,
);

const closing = 'Nobody can book these nights any more. You can open them again at any time.';
const reason = `Reason: "" — Only people with access to the dashboard see it. Enter no names of guests: it is kept when a guest’s data is erased. => reason.changed {'reason':'typed'}`;
const close = lines.join('[Close these nights] => change.confirmed', cancel);

const opening = 'These nights can be booked again.';
const open = lines.join('[Open these nights again] => change.confirmed', cancel);

const channel = 'From the calendar Booking.com\nCollected by Booking.com';
const about = lines.join(
  `Name of the guest: "" => stay.changed {'stay':{'name':'typed'}}`,
  `Note: "" => stay.changed {'stay':{'note':'typed'}}`,
);
const save = lines.join('[Save] => change.confirmed', cancel);

const price = `Price of each night in euros: "" — Leave it empty to change nothing. => rates.changed {'rates':{'price':'typed'}}`;
const otherRates = lines.join(
  `Minimum stay in nights: "" — Leave it empty to change nothing. => rates.changed {'rates':{'minimumStay':'typed'}}`,
  reason,
);
const show = '[Show the effect] => rates.submitted';
const submit = lines.join('[Change these nights] => rates.submitted', cancel);
const effect = `
  ### Until now
  - 2 March, €200, at least 4 nights
  ### From now on
  - 2 March, €20, at least 4 nights
  €20 on 2 March instead of €160: is that right?
  PGM6-NG4W keeps its price.`;
const harmless = effect.replace('€20,', '€195,').replace(/\n.*is that right\?/, '');
const edit = '[Edit] => rates.requested';
const change = lines.join('[Change these nights] => change.confirmed', edit, cancel);

const overtaken = 'These nights may be over, or have been booked or closed in the meantime.';
const rejected = lines.join(lines.rejected(overtaken), '[See how it is now] => selection.cleared');
const unconfirmed = lines.unconfirmedAway('selection.cleared', 'change.confirmed');

const changing = [
  'nights.marked',
  'nights.chosen',
  'usualRates.requested',
  'previewRates.answered',
  'change.confirmed',
];
const done = (title: string) => lines.join(`status| ${title}`, '[Done] => selection.cleared');

testScreens<typeof nightsSelectionMachine>({
  model: nightsSelectionModel,
  view: ({ actor }) => inDashboard(<NightsSelection actor={actor} timeline={sampleTimeline} />),
  // The cells of the calendar.
  sentByOthers: [
    'nights.marked',
    'nights.chosen',
    'takenNights.chosen',
    'closedNights.chosen',
    'channelStay.chosen',
  ],
  screens: {
    none: screen('To change nights, choose the first and the last one.'),
    choosing: screen(
      'status| Monte da Figueira: 1 night from 2 March. Choose the last night.',
      `[Select all nights in March] => takenNights.chosen {'nights':{'property':'monte-da-figueira','start':'2027-03-02','end':'2027-04-01'}}`,
      '[Clear the selection] => selection.cleared',
    ),
    'offering.free': free(
      'Arrival Tue 2 Mar, departure Wed 3 Mar',
      'Book these nights → /host/bookings/new?property=monte-da-figueira&arrival=2027-03-02&departure=2027-03-03',
      '[Close these nights] => blocking.requested',
      setRates,
    ),
    'offering.taken': screen(
      `
      ## Monte da Figueira
      2–11 March 2027, 10 nights
      Some of these nights are taken:
      - 5 March to 8 March, Ana Silva, conflict, 2 guests, confirmed, registered, conflict with Airbnb
      - 7 March to 11 March, Lucía, conflict, Airbnb, conflict with PGM6-NG4W
      [Only 2–4 March] => nights.chosen {'nights':{'property':'monte-da-figueira','start':'2027-03-02','end':'2027-03-05'}}
      [Only 11 March] => nights.chosen {'nights':{'property':'monte-da-figueira','start':'2027-03-11','end':'2027-03-12'}}`,
      setRates,
    ),
    'offering.closed': closed(
      'These nights are closed.',
      'New kitchen',
      '[Open these nights again] => opening.requested',
      cancel,
    ),
    'blocking.editing': free(closing, reason, close),
    'blocking.sending': free(closing, lines.readOnly(reason), lines.waiting(close)),
    'blocking.tooMany': free(closing, lines.rejected(lines.tooMany, lines.kept), reason, close),
    'blocking.rejected': free(rejected),
    'blocking.unconfirmed': free(unconfirmed),
    'opening.confirming': closed(opening, open),
    'opening.sending': closed(opening, lines.waiting(open)),
    'opening.tooMany': closed(opening, lines.rejected(lines.tooMany), open),
    'opening.rejected': closed(rejected),
    'opening.unconfirmed': closed(unconfirmed),
    'describing.editing': stay(channel, about, save),
    'describing.sending': stay(channel, lines.readOnly(about), lines.waiting(save)),
    'describing.tooMany': stay(channel, lines.rejected(lines.tooMany, lines.kept), about, save),
    'describing.rejected': stay(channel, lines.rejected(overtaken, lines.kept), about, save),
    'describing.unconfirmed': stay(unconfirmed),
    'rates.editing': free(price, otherRates, submit),
    'rates.previewing': free(lines.readOnly(lines.join(price, otherRates)), lines.waiting(submit)),
    'rates.refused': free(
      lines.refused(3, 'Price of each night in euros: Enter a number such as 2 or 45.50. → #nights-price'),
      lines.invalid(price, 'Enter a number such as 2 or 45.50.'),
      otherRates,
      submit,
    ),
    'rates.notPreviewed': free(lines.rejected(lines.unreachable, lines.kept), price, otherRates, submit),
    'rates.confirming': free(effect, change),
    'rates.sending': free(harmless, lines.waiting(change)),
    'rates.proving': free(lines.proving),
    'rates.tooMany': free(lines.rejected(lines.tooMany), harmless, change),
    'rates.reassessing': free(harmless, lines.waiting(change)),
    'rates.rejected': free(lines.rejected(lines.changed), effect, change),
    'rates.notReassessed': free(lines.rejected(lines.notReassessed, lines.unreachable), show, edit, cancel),
    'rates.unconfirmed': free(unconfirmed),
    changed: stay(done('The stay is saved')),
  },
  cases: {
    'says that nights are closed': [
      ['nights.marked', 'nights.chosen', 'blocking.requested', 'change.confirmed', 'closeNights.answered'],
      free(done('The nights are closed')),
    ],
    'says that nights are open again': [
      ['closedNights.chosen', 'opening.requested', 'change.confirmed', 'openNights.answered'],
      closed(done('The nights are open again')),
    ],
    'says that prices are changed': [
      [...changing, 'changeRates.answered'],
      free(
        `
        status| The nights are changed
        ### From now on
        - 2 March, €20, at least 4 nights
        [Done] => selection.cleared`,
      ),
    ],
    'names a role that does not allow prices, although their present effect cannot be loaded': [
      [...changing, failed('changeRates', 'forbidden', ''), 'reassessRates.failed.unreachable'],
      free(lines.rejected(lines.forbidden, lines.notReassessed, lines.unreachable), show, edit, cancel),
    ],
  },
});
