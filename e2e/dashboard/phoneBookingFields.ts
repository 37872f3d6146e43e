import { area, button, list, radio, text as field } from '../support/screen.ts';
import { linkUntil, stay, type PhoneBookingHistory } from './phoneBookingHistory.ts';

export type Step = 'stay' | 'price' | 'guest' | 'payment';

const dateField = (name: string, value: string) => `date “${name}”: ${value}`;

const ways = ['link', 'arrival', 'received', 'channel'] as const;

/** Returns the buttons next to the number of guests. */
export const guestsButtons = ({ translator: { text } }: PhoneBookingHistory): string[] => [
  button(text('stay.fewerGuests')),
  button(text('stay.moreGuests')),
];

const describePaymentFields = (history: PhoneBookingHistory): string[] => {
  const { payBy, channelName, reference, translator } = history;
  const { text } = translator;
  if (payBy === 'link') return [dateField(text('dashboard.booking.pay.until'), linkUntil)];
  if (payBy === 'received') {
    return [list(text('dashboard.booking.pay.as'), 'cash'), field(text('dashboard.booking.pay.amount'))];
  }
  if (payBy === 'arrival') return [];
  return [
    field(text('dashboard.booking.channel.name'), channelName),
    field(text('dashboard.booking.channel.reference'), reference),
  ];
};

const fields: Readonly<Record<Step, (history: PhoneBookingHistory) => string[]>> = {
  stay: ({ unit, endDate, translator: { text } }) => [
    list(text('dashboard.calendar.property'), unit),
    dateField(text('stay.checkIn'), stay.arrival),
    dateField(text('stay.checkOut'), endDate),
    `number “${text('stay.guests')}”: 2`,
  ],
  price: ({ hasOwnPrice, nightsPrice, cleaningPrice, translator: { text } }) => [
    radio(text('dashboard.booking.price.calculated'), !hasOwnPrice),
    radio(text('dashboard.booking.price.own'), hasOwnPrice),
    ...(hasOwnPrice
      ? [
          field(text('dashboard.booking.price.nights'), nightsPrice),
          field(text('dashboard.booking.price.cleaning'), cleaningPrice),
        ]
      : []),
  ],
  guest: ({ firstName, lastName, email, phone, translator: { text, language } }) => [
    field(text('form.firstName'), firstName),
    field(text('form.lastName'), lastName),
    field(text('form.email'), email),
    list(text('form.phonePrefix'), phone === '' ? '' : 'FR'),
    field(text('form.phone'), phone),
    list(text('dashboard.booking.guest.language'), language),
    area(text('form.specialRequests')),
  ],
  payment: (history) => [
    ...ways.map((way) =>
      radio(history.translator.text(`dashboard.booking.pay.${way}`), way === history.payBy),
    ),
    ...describePaymentFields(history),
  ],
};

/** Returns the fields of a step with their values. */
export const describeStepFields = (step: Step, history: PhoneBookingHistory): string[] =>
  fields[step](history);
