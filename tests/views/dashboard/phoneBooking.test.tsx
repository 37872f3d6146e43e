import { defineUserEvent } from 'statechart-atlas';
import type { BookingDraft } from '../../../machines/dashboard/phoneBooking/draft.ts';
import { findStepViolations } from '../../../machines/dashboard/phoneBooking/findStepViolations.ts';
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
  firstName: 'Marie',
  lastName: 'Dubois',
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

const stay = (...parts: string[]) => step('1 of 5: Property and dates', ...parts);
const stayFields = `
  Property: <Casa do Limoeiro> => draft.changed {'draft':{'unit':'monte-da-figueira'}}
  Check-in: "2027-05-03" => draft.changed {'draft':{'startDate':'2027-06-01'}}
  Check-out: "2027-05-06" => draft.changed {'draft':{'endDate':'2027-06-01'}}
  [One guest fewer] => draft.changed {'draft':{'guests':1}}
  Guests: "2" => draft.changed {'draft':{'guests':3}}
  [One guest more] => draft.changed {'draft':{'guests':3}}`;

const price = (...parts: string[]) => step('2 of 5: Price', ...parts, buttons);
const calculated = `
  €100 × 3 nights: €300.00
  Total: €300.00`;
const priceChoice = `
  Which price applies?
  (x)
  Calculated price
  ( ) => draft.changed {'draft':{'hasOwnPrice':true}}
  Own price`;

const guest = (...parts: string[]) => step('3 of 5: Guest', ...parts, buttons);
const guestEmail = `Email: "marie@example.com" — The confirmation, or the link for the payment, is sent to this address. => draft.changed {'draft':{'email':'typed'}}`;
const names = lines.join(
  `First name: "Marie" => draft.changed {'draft':{'firstName':'typed'}}`,
  `Last name: "Dubois" => draft.changed {'draft':{'lastName':'typed'}}`,
);
const otherDetails = `
  Country prefix: <France (+33)> => draft.changed {'draft':{'phonePrefix':'+351'}}
  Phone number: "612345678" => draft.changed {'draft':{'phone':'typed'}}
  Language of the guest: <English> => draft.changed {'draft':{'locale':'pt'}}
  Special requests: "A cot, please." => draft.changed {'draft':{'note':'typed'}}`;

const payment = (...parts: string[]) => step('4 of 5: Payment', ...parts);
const waysToPay = {
  link: ['The guest receives a link for the payment. The nights are held until then.', 'By link'],
  arrival: ['The guest pays you in person.', 'On arrival'],
  received: ['You have received the money.', 'Already paid'],
  channel: ['The booking comes from a channel that collects the price.', 'On another channel'],
};
const chooseWay = (chosen: keyof typeof waysToPay) =>
  lines.join(
    'How is the stay paid?',
    ...Object.entries(waysToPay).flatMap(([way, [about, name]]) => [
      way === chosen ? `(x) — ${about}` : `( ) — ${about} => draft.changed {'draft':{'payBy':'${way}'}}`,
      name!,
    ]),
  );
const ways = lines.join(
  chooseWay('link'),
  `Last day for the payment: "2027-01-04" — At most 21 days from today, and not after the check-in. => draft.changed {'draft':{'until':'2027-06-01'}}`,
);

const summary = (...parts: string[]) => step('5 of 5: Check and book', ...parts);
const booking = `
  Property: Casa do Limoeiro
  Check-in: Mon, 3 May 2027
  Check-out: Thu, 6 May 2027
  Stay: 3 nights, 2 guests
  €100 × 3 nights: €300.00
  Total: €300.00
  Payment: By link
  Due on 1 January 2027: €300.00
  Guest: Marie Dubois
  Email: marie@example.com
  Phone number: +33 612345678
  Language: English
  Special requests: A cot, please.
  Marie receives a link for the payment, which works until the end of 4 January 2027. After the payment, the confirmation and the registration of the guests follow.`;
const book = lines.join('[Book this stay] => booking.confirmed', '[Back] => step.returned');

const pay = ['step.submitted', 'checkStay.answered', 'step.submitted', 'step.submitted'];
const check = [...pay, 'step.submitted', 'checkPayment.answered'];

testScreens<typeof phoneBookingMachine>({
  model: { ...phoneBookingModel, input: { ...(phoneBookingModel.input as object), draft } },
  view: ({ actor }) =>
    inDashboard(
      <PhoneBookingView
        actor={actor}
        properties={ownerSession.properties}
        findViolations={findStepViolations}
      />,
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
    'price.editing': price(calculated, priceChoice),
    'price.incomplete': price(incomplete, calculated, priceChoice),
    'guest.editing': guest(names, guestEmail, otherDetails),
    'guest.incomplete': guest(
      lines.refused(2, `${email.replace('guest.email', 'Email')} → #booking-email`).replace('##', '###'),
      names,
      lines.invalid(guestEmail, 'Enter an email address in the form name@example.com.'),
      otherDetails,
    ),
    'payment.editing': payment(ways, buttons),
    'payment.incomplete': payment(incomplete, ways, buttons),
    'payment.checking': payment(lines.ignored(ways), lines.waiting(buttons)),
    'payment.impossible': payment(
      lines.alert(
        'This payment is not possible',
        'Check the amount and the last day. A stay without a price cannot be paid by a link.',
      ),
      ways,
      buttons,
    ),
    'payment.failed': payment(
      lines.alert('The payment could not be checked', lines.unreachable, lines.kept),
      ways,
      buttons,
    ),
    'summary.shown': summary(booking, book),
    'summary.sending': summary(booking, lines.waiting(book)),
    'summary.proving': lines.join('# New booking', lines.proving),
    'summary.checking': summary(booking, lines.waiting(book)),
    'summary.changed': summary(
      lines.alert(
        'Nothing was booked',
        'The price may have changed since you saw it, or the phone number cannot be dialled. Check both, and book again.',
      ),
      booking,
      book,
    ),
    'summary.tooMany': summary(lines.rejected(lines.tooMany, lines.kept), booking, book),
    'summary.rejected': summary(lines.rejected(lines.impossible, lines.kept), booking, book),
    'summary.failed': summary(
      lines.alert(
        'The booking is not confirmed yet',
        lines.unreachable,
        lines.kept,
        'You can press the button again: the stay is booked only once.',
      ),
      booking,
      book,
    ),
    created: `
      # New booking
      ## Booking K4EK-CBPA
      The link for the payment is on its way to m…@example.com. The nights are held until the end of 4 January 2027.
      Open the reservation → /host/reservations/K4EK-CBPA
      Show in the calendar → /host/calendar?from=2027-05-02`,
  },
  cases: {
    'an own price has a field for the nights and one for the cleaning': [
      [...pay.slice(0, 2), change({ hasOwnPrice: true, nightsPrice: '250' })],
      price(
        calculated,
        `
        Which price applies?
        ( ) => draft.changed {'draft':{'hasOwnPrice':false}}
        Calculated price
        (x)
        Own price
        All nights, in euros: "250" => draft.changed {'draft':{'nightsPrice':'typed'}}
        Cleaning, in euros (optional): "" => draft.changed {'draft':{'cleaningPrice':'typed'}}`,
      ),
    ],
    'money that was received has a way and an amount': [
      [...pay, change({ payBy: 'received' })],
      payment(
        chooseWay('received'),
        `How did you receive the money?: <In cash> => draft.changed {'draft':{'receivedAs':'transfer'}}`,
        `Amount, in euros (optional): "" — Leave it empty for the whole price. What is missing is paid on arrival. => draft.changed {'draft':{'amount':'typed'}}`,
        buttons,
      ),
    ],
    'a payment on arrival has no more fields': [
      [...pay, change({ payBy: 'arrival' })],
      payment(chooseWay('arrival'), buttons),
    ],
    'a booking of a channel has its name and number': [
      [...pay, change({ payBy: 'channel', channelName: 'Airbnb' })],
      payment(
        chooseWay('channel'),
        `Name of the channel: "Airbnb" => draft.changed {'draft':{'channelName':'typed'}}`,
        `Booking number there (optional): "" => draft.changed {'draft':{'reference':'typed'}}`,
        buttons,
      ),
    ],
    'a role that does not allow a booking is named': [
      [...check, 'booking.confirmed', 'createBooking.failed.forbidden'],
      summary(lines.rejected(lines.forbidden, lines.kept), booking, book),
    ],
    'details that the host does not accept are not reported as a changed price': [
      [...check, 'booking.confirmed', failed('createBooking', 'validation-failed', '')],
      summary(
        lines.rejected('Some details cannot be used. Check what you entered.', lines.kept),
        booking,
        book,
      ),
    ],
  },
});
