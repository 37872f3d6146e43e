import { button, heading, link, type Screen } from '../../support/screen.ts';
import { host, numberOfStay, paidInAll } from '../answers.ts';
import type { Story } from '../story.ts';
import { beside } from './beside.ts';
import type { BookingExpectation } from './types.ts';
import { heldUntil, stage } from './stage.ts';

const redirecting = ({ voice: { text } }: Story) => ({
  title: text('redirecting.title'),
  says: [text('redirecting.text')],
  isWaiting: true,
  step: 'steps.redirecting' as const,
});

/** The confirmation, with payment and next steps. */
const booked = (kind: 'paid' | 'cardSaved'): BookingExpectation => ({
  within: `success, ${kind}`,
  seen: (story) => {
    const { voice, stay, guests, typed } = story;
    const { text, money, day, time } = voice;
    const { from, nights } = stay ?? { from: 0, nights: 0 };
    const amount = money(paidInAll);
    const title = text('success.title', { property: 'Casa do Limoeiro' });
    const due = day(1);
    const screen: Screen = {
      headings: [title, text('success.next'), text('reservation.host', { host: host.name })],
      focus: heading(title),
      says: [
        text(`success.${kind}.text`),
        `${text('success.number')} ${numberOfStay}`,
        `${text('stay.checkIn')} ${day(from)} ${text('reservation.checkInFrom', { time: time('15:00') })}`,
        `${text('stay.checkOut')} ${day(from + nights)} ${text('reservation.checkOutUntil', { time: time('11:00') })}`,
        `${text('stay.guests')} ${guests}`,
        kind === 'paid'
          ? `${text('reservation.payment.paid')} ${amount}`
          : `${text('success.due', { date: due })} ${amount}`,
        text('success.mailed', { email: typed.email || 'ana@example.com' }),
        text('success.register'),
        text('success.details'),
        text('success.calendar'),
        kind === 'paid' ? text('success.allPaid') : text('success.charged', { date: due, amount }),
      ],
      lacks:
        kind === 'paid'
          ? [text('success.due', { date: due })]
          : [`${text('reservation.payment.paid')} ${amount}`],
      moves: [
        link(text('success.openReservation')),
        link(text('success.registerLink')),
        link(text('details.title')),
        button(text('reservation.addToCalendar')),
        link(host.phone),
        link(text('host.whatsapp')),
        button(text('success.another')),
      ],
    };
    return { screen, beside: beside(story, 'booked') };
  },
});

export const paymentExpected = {
  'redirecting.underWay': stage(redirecting, {
    within: 'redirecting',
    asks: 'createCheckout',
    otherWays: [
      'checkout.answered.notRedirected~at an address of somebody else',
      'checkout.answered.notRedirected~at no address that answers',
    ],
  }),
  'redirecting.notRedirected': stage(
    (story) => ({
      title: story.voice.text('problem.payment.title'),
      says: [story.voice.text('problem.payment.away'), heldUntil(story)],
      moves: ['action.tryAgain', 'otp.restart'],
      step: 'steps.redirecting',
    }),
    {
      within: 'not redirected',
    },
  ),
  'success.paid': booked('paid'),
  'success.cardSaved': booked('cardSaved'),
} satisfies Record<string, BookingExpectation>;
