import { createHash } from 'node:crypto';
import type { HostContext } from '../base/context.ts';
import { getTranslator } from '../base/translator.ts';
import { unseal } from '../keys/keys.ts';
import { clock } from '../store/database.ts';
import { accessEmail } from './accessEmail.ts';
import { messageId } from './messageId.ts';
import { requirePropertyEmailData } from './readReservationEmailData.ts';

const readWaiting = (db: HostContext['db'], accessId: string) =>
  db
    .selectFrom('accessCode')
    .innerJoin('reservation', 'reservation.id', 'accessCode.reservationId')
    .select(['sealed', 'expiresAt', 'number', 'unitId', 'email', 'locale', clock.as('now')])
    .where('accessCode.id', '=', accessId)
    .executeTakeFirst();

const wipe = (db: HostContext['db'], accessId: string) =>
  db.updateTable('accessCode').set({ sealed: null }).where('id', '=', accessId).execute();

/**
 * Mails the code that opens a reservation to the address that is stored with it, and wipes the code. Nothing is sent
 * where no reservation matched, or once the code has expired. On its last try it is wiped sent or not.
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
      const { number, unitId, locale, email, sealed } = waiting;
      const { unit } = requirePropertyEmailData(context, unitId, locale);
      const code = unseal(keys, sealed, accessId);
      await mailer.send({
        ...accessEmail(getTranslator(locale), { productName, number, code, minutesLeft }),
        to: email,
        from: mailFrom,
        replyTo: unit.contact.email,
        language: locale,
        urgent: true,
        // The id itself stays with the browser that asked.
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
