import type { Money } from '../../../../contract/values/money.ts';
import type { DisputeState, RefundState } from '../../ports/gateway.ts';
import { euros } from '../../pricing/index.ts';
import type { Database } from '../../store/database.ts';

/** A payment at the gateway, as shown to a host. Instants are RFC 3339. */
export interface ShownGatewayPayment {
  /** The gateway's ids. */
  id: string;
  chargeId: string | null;
  /** Null until the gateway has reported it. */
  amount: Money | null;
  /** The gateway's fee. */
  fee: Money | null;
  refunds: { id: string; amount: Money; status: RefundState['status']; byHand: boolean; at: string }[];
  disputes: {
    id: string;
    amount: Money;
    reason: string;
    status: DisputeState['status'];
    answerBy: string | null;
    at: string;
  }[];
}

const eurosOrNull = (cents: number | null) => (cents === null ? null : euros(cents));

const readRefunds = async (db: Database, id: string): Promise<ShownGatewayPayment['refunds']> => {
  const rows = await db
    .selectFrom('gatewayRefund')
    .selectAll()
    .where('gatewayPaymentId', '=', id)
    .orderBy('madeAt')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    amount: euros(row.amount),
    status: row.status,
    byHand: !row.isOurs,
    at: row.madeAt.toISOString(),
  }));
};

const readDisputes = async (db: Database, id: string): Promise<ShownGatewayPayment['disputes']> => {
  const rows = await db
    .selectFrom('gatewayDispute')
    .selectAll()
    .where('gatewayPaymentId', '=', id)
    .orderBy('madeAt')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    amount: euros(row.amount),
    reason: row.reason,
    status: row.status,
    answerBy: row.answerBy?.toISOString() ?? null,
    at: row.madeAt.toISOString(),
  }));
};

/** Reads the payments of a reservation at the gateway, with their refunds and disputes; earliest first. */
export async function readGatewayPayments(
  db: Database,
  reservationId: string,
): Promise<ShownGatewayPayment[]> {
  const rows = await db
    .selectFrom('gatewayPayment')
    .selectAll()
    .where('reservationId', '=', reservationId)
    .orderBy('createdAt')
    .execute();
  return Promise.all(
    rows.map(async ({ id, chargeId, amount, fee }) => ({
      id,
      chargeId,
      amount: eurosOrNull(amount),
      fee: eurosOrNull(fee),
      refunds: await readRefunds(db, id),
      disputes: await readDisputes(db, id),
    })),
  );
}
