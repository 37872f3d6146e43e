import { area, button, list, radio, text as field } from '../support/screen.ts';
import { linkUntil, stay, type PhoneBookingHistory } from './phoneBookingHistory.ts';

export type Step = 'stay' | 'guest' | 'payment';

const dateField = (name: string, value: string) => `date “${name}”: ${value}`;

const ways = ['link', 'arrival', 'received'] as const;

/** Returns the buttons next to the number of guests. */
export const guestsButtons = ({ translator: { text } }: PhoneBookingHistory): string[] => [
  button(text('stay.fewerGuests')),
  button(text('stay.moreGuests')),
];

const describePaymentFields = ({ payBy, amount, translator: { text } }: PhoneBookingHistory): string[] => {
  if (payBy === 'link') return [dateField(text('dashboard.booking.pay.until'), linkUntil)];
  return payBy === 'received'
    ? [list(text('dashboard.booking.pay.as'), 'cash'), field(text('dashboard.booking.pay.amount'), amount)]
    : [];
};

const fields: Readonly<Record<Step, (history: PhoneBookingHistory) => string[]>> = {
  stay: ({ unit, endDate, translator: { text } }) => [
    list(text('dashboard.booking.source'), 'phone'),
    list(text('dashboard.calendar.property'), unit),
    dateField(text('stay.checkIn'), stay.arrival),
    dateField(text('stay.checkOut'), endDate),
    `number “${text('stay.guests')}”: 2`,
  ],
  guest: ({ name, email, phone, translator: { text, language } }) => [
    field(text('dashboard.booking.guest.name'), name),
    field(text('dashboard.booking.guest.email'), email),
    list(text('form.phonePrefix'), phone === '' ? '' : 'FR'),
    field(text('form.phone'), phone),
    list(text('dashboard.booking.guest.language'), language),
    list(text('details.arrivalTime'), ''),
    area(text('form.specialRequests')),
  ],
  payment: (history) => {
    const { hasOwnPrice, nightsPrice, cleaningPrice, translator } = history;
    const { text } = translator;
    return [
      ...ways.map((way) => radio(text(`dashboard.booking.pay.${way}`), way === history.payBy)),
      ...describePaymentFields(history),
      radio(text('dashboard.booking.price.calculated'), !hasOwnPrice),
      radio(text('dashboard.booking.price.own'), hasOwnPrice),
      ...(hasOwnPrice
        ? [
            field(text('dashboard.booking.price.nights'), nightsPrice),
            field(text('dashboard.booking.price.cleaning'), cleaningPrice),
          ]
        : []),
    ];
  },
};

/** Returns the fields of a step with their values. */
export const describeStepFields = (step: Step, history: PhoneBookingHistory): string[] =>
  fields[step](history);
