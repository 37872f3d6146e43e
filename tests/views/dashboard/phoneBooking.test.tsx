import { defineUserEvent } from 'statechart-atlas';
import type { BookingDraft } from '../../../machines/dashboard/phoneBooking/draft.ts';
import type { phoneBookingMachine } from '../../../machines/dashboard/phoneBooking/phoneBooking.machine.ts';
import { phoneBookingModel } from '../../../machines/dashboard/phoneBooking/phoneBooking.model.ts';
import { emptyDraft } from '../../../machines/dashboard/phoneBooking/phoneBooking.samples.ts';
import { ownerSession } from '../../../machines/dashboard/shared/session.samples.ts';
import { failed } from '../../../machines/shared/failed.model.ts';
import { PhoneBookingView } from '../../../src/dashboard/views/phoneBooking/PhoneBookingView.tsx';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

const draft: BookingDraft = {
  ...emptyDraft,
  name: 'Marie Dubois',
  email: 'marie@example.com',
  phonePrefix: '+33',
  phone: '612345678',
  note: 'A cot, please.',
};
const change = (changed: Partial<BookingDraft>) =>
  defineUserEvent<typeof phoneBookingMachine>({ type: 'draft.changed', draft: changed });

const step = (title: string, ...parts: string[]) => lines.join('# New booking', `## Step ${title}`, ...parts);
const email = 'guest.email: Enter an email address in the form name@example.com.';
const incomplete = lines.alert('### Check your answers', lines.unnamedField, `- ${email}`);
const submit = `[Continue] => step.submitted {'violations':[]}`;
const buttons = lines.join(submit, '[Back] => step.returned');

const stay = (...parts: string[]) => step('1 of 3: Property and dates', ...parts);
const stayFields = `
  Where does the booking come from?: <Phone, email or message> => draft.changed {'draft':{'source':'walk-in'}}
  Property: <Casa do Limoeiro> => draft.changed {'draft':{'unit':'monte-da-figueira','children':0,'babies':0}}
  Check-in: "2027-05-03" => draft.changed {'draft':{'startDate':'2027-06-01'}}
  Check-out: "2027-05-06" => draft.changed {'draft':{'endDate':'2027-06-01'}}
  [One guest fewer] => draft.changed {'draft':{'guests':1,'children':0,'babies':0}}
  Guests: "2" => draft.changed {'draft':{'guests':3,'children':0,'babies':0}}
  [One guest more] => draft.changed {'draft':{'guests':3,'children':0,'babies':0}}`;

const guest = (...parts: string[]) => step('2 of 3: Guest', ...parts, buttons);
const guestEmail = `Email (optional): "marie@example.com" — The confirmation, or the link for the payment, is sent to this address. Without one, you pass the link on yourself. => draft.changed {'draft':{'email':'typed'}}`;
const names = lines.join(
  'Total: €300.00',
  `Name: "Marie Dubois" => draft.changed {'draft':{'name':'typed'}}`,
);
const otherDetails = `
  Country prefix: <France (+33)> => draft.changed {'draft':{'phonePrefix':'+351'}}
  Phone number: "612345678" => draft.changed {'draft':{'phone':'typed'}}
  Language of the guest: <English> => draft.changed {'draft':{'locale':'pt'}}
  Arrival time: <Not known yet> => draft.changed {'draft':{'arrivalTime':'15:00'}}
  Special requests: "A cot, please." => draft.changed {'draft':{'note':'typed'}}`;

const payment = (...parts: string[]) => step('3 of 3: Payment and summary', ...parts);
const waysToPay = {
  link: ['The guest receives a link for the payment. The nights are held until then.', 'By link'],
  arrival: ['The guest pays you in person.', 'On arrival'],
  received: ['You have received the money.', 'Already paid'],
  channel: ['The booking comes from a channel that collects the price.', 'Collected by Airbnb'],
};
type Way = keyof typeof waysToPay;
const changes = (changed: object) =>
  `=> payment.changed ${JSON.stringify({ draft: changed, violations: [] }).replaceAll('"', "'")}`;
const chooseWay = (chosen: Way, offered: readonly Way[] = ['link', 'arrival', 'received']) =>
  lines.join(
    'How is the stay paid?',
    ...offered.flatMap((way) => {
      const [about, name] = waysToPay[way];
      return [way === chosen ? `(x) — ${about}` : `( ) — ${about} ${changes({ payBy: way })}`, name!];
    }),
  );
const untilField = `Last day for the payment: "2027-01-04" — At most 21 days from today, and not after the check-in. ${changes({ until: '2027-06-01' })}`;
const calculatedPrice = `
  Which price applies?
  (x)
  Calculated price
  ( ) ${changes({ hasOwnPrice: true })}
  Own price`;
const ownPrice = `
  Which price applies?
  ( ) ${changes({ hasOwnPrice: false })}
  Calculated price
  (x)
  Own price
  All nights, in euros: "" ${changes({ nightsPrice: 'typed' })}
  Cleaning, in euros (optional): "" ${changes({ cleaningPrice: 'typed' })}`;
const ways = lines.join(chooseWay('link'), untilField, calculatedPrice);

const details = `
  Guest: Marie Dubois
  Contact: marie@example.com, +33 612345678
  Property: Casa do Limoeiro
  Stay: Mon 3 May – Thu, 6 May 2027, 3 nights, 2 guests`;
const prices = `
  €100 × 3 nights: €300.00
  Total: €300.00
  Due on 1 January 2027: €300.00`;
const booking = lines.join(
  details,
  prices,
  'Marie receives a link for the payment, which works until the end of 4 January 2027. After the payment, the confirmation and the registration of the guests follow.',
);
const book = lines.join(`[Book this stay] => booking.confirmed {'violations':[]}`, '[Back] => step.returned');
const summary = (...parts: string[]) => payment(...parts, ways, booking, book);
const waiting = '[Book this stay] (busy)\n[Back] (disabled)';

const confirmation = 'Marie receives the confirmation at once, with the registration of the guests.';

const toGuest = ['step.submitted', 'checkStay.answered'];
const toPayment = [...toGuest, 'step.submitted', 'checkPayment.answered'];

testScreens<typeof phoneBookingMachine>({
  model: { ...phoneBookingModel, input: { ...(phoneBookingModel.input as object), draft } },
  view: ({ actor }) =>
    inDashboard(
      <PhoneBookingView actor={actor} properties={ownerSession.properties} findViolations={() => []} />,
    ),
  screens: {
    'stay.editing': stay(stayFields, submit),
    'stay.incomplete': stay(incomplete, stayFields, submit),
    'stay.checking': stay(lines.ignored(stayFields), lines.waiting(submit)),
    'stay.taken': stay(
      lines.alert('These nights are not free', '- Tue, 4 May 2027 – Sat, 8 May 2027: reservation FYR3-FCYH'),
      stayFields,
      submit,
    ),
    'stay.impossible': stay(
      lines.alert(
        'This stay is not possible',
        'Check the dates and the number of guests: the property may have room for fewer.',
      ),
      stayFields,
      submit,
    ),
    'stay.failed': stay(
      lines.alert('The stay could not be checked', lines.unreachable, lines.kept),
      stayFields,
      submit,
    ),
    'guest.editing': guest(names, guestEmail, otherDetails),
    'guest.incomplete': guest(
      lines
        .refused(2, `${email.replace('guest.email', 'Email (optional)')} → #booking-email`)
        .replace('##', '###'),
      names,
      lines.invalid(guestEmail, 'Enter an email address in the form name@example.com.'),
      otherDetails,
    ),
    'payment.checking': payment(ways, waiting),
    'payment.shown': summary(),
    'payment.outdated': payment(chooseWay('arrival'), calculatedPrice, waiting),
    'payment.editing': payment(chooseWay('link'), untilField, ownPrice, book),
    'payment.incomplete': payment(
      lines
        .refused(2, 'All nights, in euros: Enter a number such as 2 or 45.50. → #booking-nights')
        .replace('##', '###'),
      chooseWay('link'),
      untilField,
      ownPrice.replace('euros: ""', 'euros: "" (invalid) — Enter a number such as 2 or 45.50.'),
      book,
    ),
    'payment.impossible': payment(
      lines.alert(
        'This payment is not possible',
        'Check the amount and the last day. A stay without a price cannot be paid by a link.',
      ),
      ways,
      book,
    ),
    'payment.failed': payment(
      lines.alert('The payment could not be checked', lines.unreachable, lines.kept),
      ways,
      book,
    ),
    'summary.sending': payment(lines.ignored(ways), booking, lines.waiting(book)),
    'summary.proving': lines.join('# New booking', lines.proving),
    'summary.checking': payment(lines.ignored(ways), booking, lines.waiting(book)),
    'summary.changed': summary(
      lines.alert(
        'Nothing was booked',
        'The price may have changed since you saw it, or the phone number cannot be dialled. Check both, and book again.',
      ),
    ),
    'summary.tooMany': summary(lines.rejected(lines.tooMany, lines.kept)),
    'summary.rejected': summary(lines.rejected(lines.impossible, lines.kept)),
    'summary.failed': summary(
      lines.alert(
        'The booking is not confirmed yet',
        lines.unreachable,
        lines.kept,
        'You can press the button again: the stay is booked only once.',
      ),
    ),
    created: `
      # Booking entered
      ## Booking K4EK-CBPA
      The link for the payment is on its way to marie@example.com. The nights are held until the end of 4 January 2027.
      Open the reservation → /host/reservations/K4EK-CBPA
      Show in the calendar → /host/calendar?from=2027-05-02`,
  },
  cases: {
    'a channel that is not in the list has a name, and each channel a number of the stay': [
      [change({ source: 'other' })],
      stay(
        stayFields.replace(
          "<Phone, email or message> => draft.changed {'draft':{'source':'walk-in'}}",
          `<Another channel> => draft.changed {'draft':{'source':'phone'}}
          Name of the channel: "" => draft.changed {'draft':{'channelName':'typed'}}
          Booking number there (optional): "" => draft.changed {'draft':{'reference':'typed'}}`,
        ),
        submit,
      ),
    ],
    'money that was received has a way and an amount': [
      [change({ payBy: 'received' }), ...toPayment],
      payment(
        chooseWay('received'),
        `How did you receive the money?: <In cash> ${changes({ receivedAs: 'transfer' })}`,
        `Amount, in euros (optional): "" — Leave it empty for the whole price. What is missing is paid on arrival. ${changes({ amount: 'typed' })}`,
        calculatedPrice,
        details,
        prices,
        confirmation,
        book,
      ),
    ],
    'a price that a channel collects is not shown as zero': [
      [change({ source: 'Airbnb' }), ...toPayment],
      payment(
        chooseWay('channel', ['channel', 'arrival', 'received', 'link']),
        `Payout, in euros (optional): "" — What Airbnb transfers to you. ${changes({ payout: 'typed' })}`,
        `Commission, in euros (optional): "" — What Airbnb keeps. ${changes({ commission: 'typed' })}`,
        details,
        confirmation,
        book,
      ),
    ],
    'the page is opened again at the payment': [['booking.resumed', 'checkPayment.answered'], summary()],
    'a role that does not allow a booking is named': [
      [...toPayment, 'booking.confirmed', 'createBooking.failed.forbidden'],
      summary(lines.rejected(lines.forbidden, lines.kept)),
    ],
    'details that the host does not accept are not reported as a changed price': [
      [...toPayment, 'booking.confirmed', failed('createBooking', 'validation-failed', '')],
      summary(lines.rejected('Some details cannot be used. Check what you entered.', lines.kept)),
    ],
  },
});
