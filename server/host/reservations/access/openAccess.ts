import type { AccessOpened } from '../../../../contract/schemas/access.ts';
import { toViolation } from '../../../../contract/schemas/violations.ts';
import type { Secret, Write } from '../../base/call.ts';
import { Refusal } from '../../base/refusal.ts';
import { encryptText, decryptText } from '../../keys/keys.ts';
import { getLinkToken } from '../../keys/linkToken.ts';
import { hasLinkEnded } from '../../stays/reservationLink.ts';
import { clock, type Trx } from '../../store/database.ts';
import { isPassword } from '../oneTimePassword.ts';

const readCode = (trx: Trx, id: string) =>
  trx
    .selectFrom('accessCode')
    .selectAll()
    .select(clock.as('now'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

async function readReservation(trx: Trx, id: string | null) {
  if (id === null) return undefined;
  return trx.selectFrom('reservation').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Returns the token of the reservation link for the right code, once. A wrong code uses up a try; therefore that
 * refusal is returned, not thrown, and the transaction commits. No code is right if no reservation matched the request.
 */
export const openAccess: Write<'openAccess'> = async (trx, host, { body }) => {
  const code = await readCode(trx, body.accessId);
  if (!code) throw new Refusal('not-found');
  if (code.expiresAt <= code.now) throw new Refusal('otp-expired');
  if (code.triesLeft === 0) throw new Refusal('otp-locked');
  const isRight = isPassword(host.keys, code, body.otp);
  const reservation = await readReservation(trx, code.reservationId);
  const opens = isRight && reservation !== undefined && !hasLinkEnded(host, reservation, code.now);
  const triesLeft = opens ? 0 : code.triesLeft - 1;
  await trx.updateTable('accessCode').set({ triesLeft }).where('id', '=', code.id).execute();
  if (opens) return { reservationId: reservation.id, token: getLinkToken(host.keys, reservation) };
  return new Refusal('otp-incorrect', {
    violations: [toViolation('otp', 'otp_incorrect')],
    attemptsLeft: triesLeft,
  });
};

const encryptionContext = ({ reservationId }: Pick<AccessOpened, 'reservationId'>) =>
  `access ${reservationId}`;

/** The stored answer for repeated requests contains the token encrypted. */
export const tokenOfAccess: Secret<'openAccess'> = {
  without: ({ reservationId, token }, { keys }) => ({
    reservationId,
    sealed: encryptText(keys, token, encryptionContext({ reservationId })),
  }),
  remake({ keys }, remembered) {
    const { reservationId, sealed } = remembered as { reservationId: string; sealed: string };
    return { reservationId, token: decryptText(keys, sealed, encryptionContext({ reservationId })) };
  },
};
