import type { ShownReservation } from '../../host/index.ts';
import { amount, table } from './print.ts';

type Entry = ShownReservation['history'][number];

const what: Readonly<Record<Entry['kind'], string>> = {
  created: 'reservation made',
  verified: 'e-mail address verified',
  confirmed: 'confirmed',
  paid: 'paid',
  refunded: 'refund by the host',
  refundAtGateway: 'refund at the gateway',
  disputed: 'dispute',
  registered: 'guests registered',
  bulletinsExported: 'bulletins exported',
  ended: 'ended',
  erased: 'guest erased',
  note: 'note',
  mail: 'e-mail to the guest',
  newLink: 'earlier links revoked',
  registrationReopened: 'registration reopened',
  cancelledByHost: 'cancelled by the host',
  chargeRepeated: 'failed charge repeated',
};

const atMinute = (instant: string) => `${instant.slice(0, 16).replace('T', ' ')} UTC`;

/** Formats the history of a reservation. */
export const historyInWords = ({ history }: ShownReservation): string =>
  table(
    ['WHEN', 'WHAT', 'AMOUNT', 'BY', 'DETAILS'],
    history.map(({ at, kind, by, text, ...entry }) => [
      atMinute(at),
      what[kind],
      entry.amount ? amount(entry.amount) : '',
      by ?? '',
      (text ?? '').split(/\s*\n\s*/).join(', '),
    ]),
  );
