import type { Read } from '../base/call.ts';
import { Refusal } from '../base/refusal.ts';
import type { ReservationRow } from '../store/schema.ts';
import { linkOpens } from '../stays/reservationLink.ts';
import { refreshFromGateway } from './refreshFromGateway.ts';
import { describeReservation } from './describeReservation.ts';
import { readWithTime } from './readWithTime.ts';

// The payment that books a stay, or a failed instalment.
const mayBePaying = ({ status }: ReservationRow) => status === 'awaiting_payment' || status === 'confirmed';

/** Returns a reservation to the holder of its link. */
export const getReservation: Read<'getReservation'> = async (host, { params, language }) => {
  let row = await readWithTime(host.db, params.id);
  if (!linkOpens(host, row, params.token)) throw new Refusal('not-found');
  if (mayBePaying(row)) {
    await refreshFromGateway(host, row.id);
    row = (await readWithTime(host.db, row.id)) ?? row;
  }
  const { now, ...reservation } = row;
  return describeReservation(host, reservation, now, language);
};
