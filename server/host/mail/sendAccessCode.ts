import { createHash } from 'node:crypto';
import type { HostContext } from '../base/context.ts';
import { getTranslator } from '../base/translator.ts';
import { decryptText } from '../keys/keys.ts';
import { clock } from '../store/database.ts';
import { accessEmail } from './accessEmail.ts';
import { messageId } from './messageId.ts';
import { requirePropertyEmailData } from './readReservationEmailData.ts';

const readWaiting = (db: HostContext['db'], accessId: string) =>
  db
    .selectFrom('accessCode')
    .innerJoin('reservation', 'reservation.id', 'accessCode.reservationId')
    .select([
      'reservation.id as reservationId',
      'sealed',
      'expiresAt',
      'number',
      'unitId',
      'email',
      'locale',
      clock.as('now'),
    ])
    .where('accessCode.id', '=', accessId)
    .executeTakeFirst();

const wipe = (db: HostContext['db'], accessId: string) =>
  db.updateTable('accessCode').set({ sealed: null }).where('id', '=', accessId).execute();

/**
 * Sends the access code to the address that is stored with the reservation, and deletes the code. Sends nothing if no
 * reservation matched or the code has expired. The last try deletes the code even if it fails.
 */
export async function sendAccessCode(
  context: HostContext,
  accessId: string,
  isLastTry: boolean,
): Promise<void> {
  const { db, keys, mailer, mailFrom, productName } = context;
  const waiting = await readWaiting(db, accessId);
  const minutesLeft = waiting ? Math.ceil((waiting.expiresAt.getTime() - waiting.now.getTime()) / 60_000) : 0;
  try {
    if (waiting?.sealed && minutesLeft > 0 && waiting.email !== '') {
      const { reservationId, number, unitId, locale, email, sealed } = waiting;
      const { unit } = requirePropertyEmailData(context, unitId, locale);
      const code = decryptText(keys, sealed, accessId);
      await mailer.send({
        ...accessEmail(getTranslator(locale), { productName, number, code, minutesLeft }),
        audience: { reservationId },
        to: email,
        from: mailFrom,
        replyTo: unit.contact.email,
        language: locale,
        urgent: true,
        // The access id itself must remain in the browser that made the request.
        messageId: messageId(
          mailFrom,
          'access',
          createHash('sha256').update(accessId).digest('hex').slice(0, 16),
        ),
      });
    }
  } catch (error) {
    if (isLastTry) await wipe(db, accessId);
    throw error;
  }
  await wipe(db, accessId);
}
