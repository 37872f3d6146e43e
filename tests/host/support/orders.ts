import { createHash, randomUUID } from 'node:crypto';
import type { Guest } from '../../../contract/schemas/guest.ts';
import { decryptText } from '../../../server/host/keys/keys.ts';
import type { CallerNetwork } from '../../../server/host/ports/networks.ts';
import { cancelReservation } from '../../../server/host/reservations/cancelReservation.ts';
import { createReservation } from '../../../server/host/reservations/createReservation.ts';
import { verifyOtp } from '../../../server/host/reservations/verifyOtp.ts';
import { getNetworks } from '../../../server/site/callers/network.ts';
import { settle, createPaidSession } from '../../outside/support/settlement.ts';
import { callWriteOperation } from '../../support/directCall.ts';
import { createGuest } from '../../support/guests.ts';
import type { ManualHost } from '../../support/manualHost.ts';

/** The fields of an order except the guest. */
export interface OrderOptions {
  unit?: string;
  startDate: string;
  endDate: string;
  /** The address of the caller. Without it the order is not counted. */
  from?: string;
  guest?: Partial<Guest>;
  bookingId?: string;
}

/** Returns the networks of an address, as the site reports them. */
const createCallerAt = (address: string | undefined): CallerNetwork[] =>
  address === undefined
    ? []
    : getNetworks(address).map(({ breadth, text }) => ({
        breadth,
        mark: createHash('sha256').update(text).digest('base64url'),
      }));

/** A guest with an address at a large e-mail provider. */
const getGuest = (about: Partial<Guest> = {}) =>
  createGuest({ email: `${randomUUID()}@gmail.com`, ...about });

/** Sends an order and returns the answer or the kind of the refusal. */
export const order = (
  still: ManualHost,
  { unit = 'casa', from, guest, bookingId, ...nights }: OrderOptions,
) =>
  callWriteOperation(
    still,
    createReservation,
    {
      ...nights,
      rentalUnitId: unit,
      guests: 2,
      guest: getGuest(guest),
      specialRequests: null,
      paymentOptionId: 'now',
    },
    { networks: createCallerAt(from), bookingId },
  );

/** Returns the mailed password of an order. */
async function readCode({ db, context }: ManualHost, id: string): Promise<string> {
  const { sealed } = await db
    .selectFrom('oneTimePassword')
    .select('sealed')
    .where('reservationId', '=', id)
    .executeTakeFirstOrThrow();
  return decryptText(context.keys, sealed!, id);
}

export const verify = async (still: ManualHost, id: string, from?: string) =>
  callWriteOperation(
    still,
    verifyOtp,
    { reservationId: id, otp: await readCode(still, id) },
    { networks: createCallerAt(from) },
  );

/** Sends an order and its password. */
export async function orderAndVerify(still: ManualHost, options: OrderOptions) {
  const { id, token } = await order(still, options);
  return { id, ...(await verify(still, id, options.from)), token };
}

export const cancel = (still: ManualHost, { id, token }: { id: string; token: string }) =>
  callWriteOperation(still, cancelReservation, { reservationId: id, token });

/** Reports the payment of a reservation from the gateway. */
export async function pay(still: ManualHost, id: string): Promise<void> {
  await settle(still, await createPaidSession(still, id));
}
