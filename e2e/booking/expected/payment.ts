import { button, heading, link, type Screen } from '../../support/screen.ts';
import { host, reservationNumber, totalPaid } from '../answers.ts';
import type { Scenario } from '../scenario.ts';
import { describeSidebar } from './sidebar.ts';
import type { BookingExpectation } from './types.ts';
import { heldUntil, expectStatus } from './status.ts';

const describeRedirect = ({ translator: { text } }: Scenario) => ({
  title: text('redirecting.title'),
  texts: [text('redirecting.text')],
  isWaiting: true,
  step: 'steps.redirecting' as const,
});

/** The confirmation, with payment and next steps. */
const expectConfirmation = (kind: 'paid' | 'cardSaved'): BookingExpectation => ({
  region: `success, ${kind}`,
  screens: (scenario) => {
    const { translator, stay, guests, typed } = scenario;
    const { text, money, day, time } = translator;
    const { from, nights } = stay ?? { from: 0, nights: 0 };
    const amount = money(totalPaid);
    const title = text('success.title', { property: 'Casa do Limoeiro' });
    const due = day(1);
    const screen: Screen = {
      headings: [title, text('success.next'), text('reservation.host', { host: host.name })],
      focus: heading(title),
      texts: [
        text(`success.${kind}.text`),
        `${text('success.number')} ${reservationNumber}`,
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
      absent:
        kind === 'paid'
          ? [text('success.due', { date: due })]
          : [`${text('reservation.payment.paid')} ${amount}`],
      actions: [
        link(text('success.openReservation')),
        link(text('success.registerLink')),
        link(text('details.title')),
        button(text('reservation.addToCalendar')),
        link(host.phone),
        link(text('host.whatsapp')),
        button(text('success.another')),
      ],
    };
    return { screen, sidebar: describeSidebar(scenario, 'booked') };
  },
});

export const paymentExpected = {
  'redirecting.underWay': expectStatus(describeRedirect, {
    region: 'redirecting',
    call: 'createCheckout',
    otherWays: [
      'checkout.answered.notRedirected~at an address of somebody else',
      'checkout.answered.notRedirected~at no address that answers',
    ],
  }),
  'redirecting.notRedirected': expectStatus(
    (scenario) => ({
      title: scenario.translator.text('problem.payment.title'),
      texts: [scenario.translator.text('problem.payment.away'), heldUntil(scenario)],
      actions: ['action.tryAgain', 'otp.restart'],
      step: 'steps.redirecting',
    }),
    {
      region: 'not redirected',
    },
  ),
  'success.paid': expectConfirmation('paid'),
  'success.cardSaved': expectConfirmation('cardSaved'),
} satisfies Record<string, BookingExpectation>;
