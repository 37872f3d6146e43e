import { fullName } from '../../../contract/values/personName.ts';
import { isOwnSource } from '../../../contract/values/sources.ts';
import type { ShownReservation } from '../../host/index.ts';
import { isAfterMidnight } from '../../../contract/values/arrivalTime.ts';
import { historyInWords } from './historyInWords.ts';
import { amount, facts, table } from './print.ts';

const getPayments = ({ payments }: ShownReservation) =>
  payments.length === 0
    ? []
    : [
        '',
        table(
          ['DUE', 'AMOUNT', 'PAYMENT', 'REFUNDED'],
          payments.map((payment) => [
            payment.dueDate,
            amount(payment.amount),
            payment.inPerson ? `${payment.status}, in person` : payment.status,
            payment.refunded ? amount(payment.refunded) : '',
          ]),
        ),
      ];

type GatewayPayment = ShownReservation['gatewayPayments'][number];

const refundLines = ({ refunds }: GatewayPayment) =>
  refunds.map((refund) => [
    refund.id,
    amount(refund.amount),
    '',
    `refund ${refund.status}${refund.byHand ? ', made at the gateway' : ''}`,
  ]);

const disputeLines = ({ disputes }: GatewayPayment) =>
  disputes.map(({ id, status, reason, answerBy, ...dispute }) => [
    id,
    amount(dispute.amount),
    '',
    `dispute ${status} (${reason})${status === 'open' && answerBy ? `, answer by ${answerBy}` : ''}`,
  ]);

const getGateway = ({ gatewayPayments }: ShownReservation) =>
  gatewayPayments.length === 0
    ? []
    : [
        '',
        table(
          ['AT THE GATEWAY', 'AMOUNT', 'FEE', 'WHAT'],
          gatewayPayments.flatMap((payment) => [
            [
              payment.id,
              payment.amount ? amount(payment.amount) : '',
              payment.fee ? amount(payment.fee) : '',
              'payment',
            ],
            ...refundLines(payment),
            ...disputeLines(payment),
          ]),
        ),
      ];

const onOneLine = (text: string) => text.split(/\s*\n\s*/).join(', ');

const formatArrival = (time: string, { unit: { checkInAfter = '' } }: ShownReservation) =>
  isAfterMidnight(time, checkInAfter) ? `about ${time}, in the night after the first day` : `about ${time}`;

function getDetails(reservation: ShownReservation): [string, string][] {
  const { arrivalTime = null, invoice = null } = reservation.details ?? {};
  return [
    ['Arrival', arrivalTime === null ? 'not given' : formatArrival(arrivalTime, reservation)],
    [
      'Invoice',
      invoice === null
        ? 'not requested'
        : [
            invoice.name,
            invoice.taxNumber || 'no tax number',
            onOneLine(invoice.address),
            invoice.country,
          ].join(', '),
    ],
  ];
}

const getGuest = (reservation: ShownReservation): [string, string][] => {
  const { guest, specialRequests, guestErasedAt } = reservation;
  return guestErasedAt === null
    ? [
        ['Guest', `${fullName(guest)} (${guest.locale})`],
        ['E-mail', guest.email || 'none'],
        ['Phone', `${guest.phonePrefix} ${guest.phone}`.trim() || 'none'],
        ['Special requests', specialRequests ?? 'none'],
        ...getDetails(reservation),
      ]
    : [['Guest', `erased ${guestErasedAt}`]];
};

const getGuests = ({ guestCount, party }: ShownReservation) =>
  party
    ? `${guestCount} guests (adults ${party.adults}, children ${party.children}, babies ${party.babies})`
    : `${guestCount} guests`;

const getTouristTax = ({ quote: { touristTax } }: ShownReservation): [string, string][] =>
  touristTax === undefined ? [] : [['Tourist tax', `about ${amount(touristTax.total)}, paid on arrival`]];

const ownSourceTexts = { site: 'on the site', phone: 'by phone', 'walk-in': 'at the door' } as const;

const getSource = ({ source, sourceReference }: ShownReservation) =>
  `${isOwnSource(source) ? ownSourceTexts[source] : `on ${source}`}${sourceReference ? ` (${sourceReference})` : ''}`;

/** Formats one reservation for people. */
export function reservationInWords(reservation: ShownReservation): string {
  const { cancellation, registration } = reservation;
  const rows: [string, string][] = [
    ['Reservation', `${reservation.number} (${reservation.id})`],
    [
      'Status',
      reservation.endReason === undefined
        ? reservation.status
        : `${reservation.status} (${reservation.endReason})`,
    ],
    ['Property', `${reservation.unit.name} (${reservation.unit.id})`],
    [
      'Stay',
      `${reservation.startDate} to ${reservation.endDate}, ${reservation.quote.nights} nights, ${getGuests(reservation)}`,
    ],
    ...getGuest(reservation),
    ['Total', amount(reservation.quote.total)],
    ...getTouristTax(reservation),
    [
      'Refund if cancelled',
      `${amount(cancellation.refundNow.total)} (${cancellation.refundNow.percentage} %)`,
    ],
    ['Guests registered', registration.status === 'confirmed' ? `${registration.confirmedAt}` : 'not yet'],
    ['Booked', getSource(reservation)],
    ['Made', reservation.createdAt],
    ['Confirmed', reservation.confirmedAt ?? 'no'],
  ];
  if (reservation.endedAt !== null) rows.push(['Ended', reservation.endedAt]);
  const isOver =
    reservation.status === 'cancelled' ||
    reservation.status === 'expired' ||
    reservation.status === 'completed';
  const kept = isOver ? rows.filter(([name]) => name !== 'Refund if cancelled') : rows;
  return [
    facts(kept),
    ...getPayments(reservation),
    ...getGateway(reservation),
    '',
    historyInWords(reservation),
  ].join('\n');
}
