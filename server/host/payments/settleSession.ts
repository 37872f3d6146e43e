import { lockUnits } from '../stays/lockReservation.ts';
import { areNightsFree } from '../stays/nightsFree.ts';
import { clock, type Trx } from '../store/database.ts';
import type { SessionState } from '../ports/gateway.ts';
import { confirmReservation } from './confirmReservation.ts';
import { recordGatewayPayment } from './gatewayPayments.ts';
import { refundSession, enqueueOverpaymentRefund } from './refund.ts';
import { readInstalments } from './readInstalments.ts';
import type { SettlementContext, SettlementDependencies } from './settlement.ts';
import { settleInstalments } from './settleInstalments.ts';

// Every transaction that changes nights locks the unit first, then the reservation. The fixed order prevents deadlocks.
async function lockSession(trx: Trx, sessionId: string) {
  const owner = await trx
    .selectFrom('checkoutSession')
    .innerJoin('reservation', 'reservation.id', 'checkoutSession.reservationId')
    .select(['reservation.id', 'reservation.unitId'])
    .where('checkoutSession.id', '=', sessionId)
    .executeTakeFirst();
  if (owner === undefined) return undefined;
  await lockUnits(trx, [owner.unitId]);
  const reservation = await trx
    .selectFrom('reservation')
    .selectAll()
    .where('id', '=', owner.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const session = await trx
    .selectFrom('checkoutSession')
    .selectAll()
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { reservation, session };
}

/** Confirms a reservation whose nights were not held, if they are still free; otherwise refunds the payment. */
const confirmIfFree = async (settlement: SettlementContext): Promise<void> =>
  (await areNightsFree(settlement.trx, settlement, settlement.reservation))
    ? confirmReservation(settlement)
    : refundSession(settlement, true);

async function settlePaid(settlement: SettlementContext) {
  const { trx, reservation, session } = settlement;
  const instalments = await readInstalments(trx, session);
  if (instalments.length > 0) return settleInstalments(settlement, instalments);
  switch (reservation.status) {
    case 'awaiting_otp':
    case 'awaiting_payment':
      return reservation.holdsNights ? confirmReservation(settlement) : confirmIfFree(settlement);
    case 'expired':
      if (reservation.endReason === 'paid_too_late') return enqueueOverpaymentRefund(settlement);
      return confirmIfFree(settlement);
    case 'cancelled':
      return refundSession(settlement, false);
    case 'confirmed':
    case 'completed':
      return enqueueOverpaymentRefund(settlement);
  }
}

/**
 * Updates a reservation from the state of a checkout session at the gateway, within the given transaction. The same
 * state may arrive twice, late, or in any order; an ended session stays ended.
 */
export async function settleSession(
  trx: Trx,
  { jobs, content }: Pick<SettlementDependencies, 'jobs' | 'content'>,
  state: SessionState,
): Promise<void> {
  const locked = await lockSession(trx, state.id);
  if (locked === undefined) return;
  const { session, reservation } = locked;
  if (session.status === 'complete') return;
  if (session.status === 'expired' && state.status !== 'complete') return;
  await trx
    .updateTable('checkoutSession')
    .set({ status: state.status, checkedAt: clock })
    .where('id', '=', session.id)
    .execute();
  if (state.status !== 'complete') return;
  if (state.paymentId !== undefined) await recordGatewayPayment(trx, reservation.id, state.paymentId);
  await settlePaid({ trx, jobs, content, session, reservation, state });
}
