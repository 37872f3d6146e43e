import type { Money } from '../../../../contract/values/money.ts';
import { wasPaid } from '../../../../contract/rules/payments.ts';
import { euros } from '../../pricing/index.ts';
import { readPayments } from '../../stays/readPayments.ts';
import type { Database } from '../../store/database.ts';
import type { ReservationEventKind, ReservationRow } from '../../store/schema.ts';
import type { ShownGatewayPayment } from './gatewayPayments.ts';

/** The kinds of entries, apart from those of `reservation_event`. */
type DerivedKind =
  | 'created'
  | 'verified'
  | 'confirmed'
  | 'paid'
  | 'refunded'
  | 'refundAtGateway'
  | 'disputed'
  | 'registered'
  | 'bulletinsExported'
  | 'ended'
  | 'erased';

/** An entry in the history of a reservation. */
export interface HistoryEntry {
  /** RFC 3339. */
  at: string;
  kind: DerivedKind | ReservationEventKind;
  /** The name of the person who used the dashboard; null for guests, the system and the command line. */
  by: string | null;
  /** A note, the reason of a refund or of the end, the kind of an e-mail, or the state at the gateway. */
  text: string | null;
  amount: Money | null;
}

type Entry = Pick<HistoryEntry, 'kind'> & Partial<HistoryEntry> & { time: Date | null };

/** Whether a host entered the stay without an e-mail address, so that nobody confirmed one. */
const hasNoAddress = ({ email, guestErasedAt }: ReservationRow) => email === '' && guestErasedAt === null;

const stages = (reservation: ReservationRow): Entry[] => [
  { kind: 'created', time: reservation.createdAt },
  { kind: 'verified', time: hasNoAddress(reservation) ? null : reservation.verifiedAt },
  { kind: 'confirmed', time: reservation.confirmedAt },
  { kind: 'registered', time: reservation.guestsRegisteredAt },
  { kind: 'bulletinsExported', time: reservation.bulletinsExportedAt },
  { kind: 'ended', time: reservation.endedAt, text: reservation.endReason },
  { kind: 'erased', time: reservation.guestErasedAt },
];

/** The payments of the guest; instalments that were paid together are one entry. */
async function readPaid(db: Database, reservationId: string): Promise<Entry[]> {
  const entries = new Map<string, Entry & { amount: Money }>();
  for (const payment of (await readPayments(db, reservationId)).filter(wasPaid)) {
    const key = payment.gatewayPaymentId ?? payment.id;
    const amount = euros(payment.amount + (entries.get(key)?.amount.amount ?? 0));
    entries.set(key, { kind: 'paid', time: payment.paidAt, amount });
  }
  return [...entries.values()].filter(({ amount }) => amount.amount > 0);
}

async function readRefunds(db: Database, reservationId: string): Promise<Entry[]> {
  const refunds = await db
    .selectFrom('hostRefund')
    .select(['amount', 'reason', 'madeAt', 'madeBy'])
    .where('reservationId', '=', reservationId)
    .execute();
  return refunds.map(({ amount, reason, madeAt, madeBy }) => ({
    kind: 'refunded',
    time: madeAt,
    by: madeBy,
    text: reason || null,
    amount: euros(amount),
  }));
}

async function readEvents(db: Database, reservationId: string): Promise<Entry[]> {
  const events = await db
    .selectFrom('reservationEvent')
    .select(['kind', 'at', 'madeBy', 'text'])
    .where('reservationId', '=', reservationId)
    .execute();
  return events.map(({ kind, at, madeBy, text }) => ({ kind, time: at, by: madeBy, text }));
}

const atGateway = ({ refunds, disputes }: ShownGatewayPayment): Entry[] => [
  ...refunds.map(({ amount, status, at }): Entry => ({
    kind: 'refundAtGateway',
    time: new Date(at),
    text: status,
    amount,
  })),
  ...disputes.map(({ amount, status, at }): Entry => ({
    kind: 'disputed',
    time: new Date(at),
    text: status,
    amount,
  })),
];

/** Reads everything that happened to a reservation, earliest first. */
export async function readHistory(
  db: Database,
  reservation: ReservationRow,
  gatewayPayments: readonly ShownGatewayPayment[],
): Promise<HistoryEntry[]> {
  const entries = [
    ...stages(reservation),
    ...(await readPaid(db, reservation.id)),
    ...(await readRefunds(db, reservation.id)),
    ...gatewayPayments.flatMap(atGateway),
    ...(await readEvents(db, reservation.id)),
  ];
  return entries
    .flatMap(({ time, kind, by = null, text = null, amount = null }) =>
      time === null ? [] : [{ at: time.toISOString(), kind, by, text, amount }],
    )
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
