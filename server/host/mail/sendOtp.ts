import { createHash } from 'node:crypto';
import { decryptText } from '../keys/keys.ts';
import { getOtpToken } from '../keys/otpToken.ts';
import type { HostContext } from '../base/context.ts';
import { clock, statementTime } from '../store/database.ts';
import { messageId } from './messageId.ts';
import { otpEmail } from './otpEmail.ts';
import { requirePropertyEmailData } from './readReservationEmailData.ts';
import { getTranslator } from '../base/translator.ts';

const readWaiting = (db: HostContext['db'], reservationId: string) =>
  db
    .selectFrom('oneTimePassword')
    .innerJoin('reservation', 'reservation.id', 'oneTimePassword.reservationId')
    .select(['sealed', 'salt', 'expiresAt', 'unitId', 'email', 'locale', 'status', clock.as('now')])
    .where('reservation.id', '=', reservationId)
    .executeTakeFirst();

// A password that was encrypted for a newer e-mail is not deleted.
const wipe = (db: HostContext['db'], reservationId: string, sealed: string) =>
  db
    .updateTable('oneTimePassword')
    .set({ sealed: null })
    .where('reservationId', '=', reservationId)
    .where('sealed', '=', sealed)
    .execute();

/**
 * Sends the one-time password of a reservation, and deletes its encrypted text. Sends nothing if it has expired or is
 * no longer awaited. The last try deletes the text even if it fails.
 */
export async function sendOtp(
  context: HostContext,
  reservationId: string,
  isLastTry: boolean,
): Promise<void> {
  const { db, keys, mailer, mailFrom, pages, productName } = context;
  const waiting = await readWaiting(db, reservationId);
  if (waiting === undefined || waiting.sealed === null) return;
  const { sealed, salt, expiresAt, now, unitId, locale, email } = waiting;
  const minutesLeft = Math.ceil((expiresAt.getTime() - now.getTime()) / 60_000);
  if (waiting.status !== 'awaiting_otp' || minutesLeft <= 0) {
    await wipe(db, reservationId, sealed);
    return;
  }
  try {
    const { unit, property } = requirePropertyEmailData(context, unitId, locale);
    const code = decryptText(keys, sealed, reservationId);
    const link = pages.otp(locale, reservationId, getOtpToken(keys, { reservationId, salt }));
    const letter = otpEmail(getTranslator(locale), { productName, property, code, minutesLeft, link });
    const version = createHash('sha256').update(sealed).digest('hex').slice(0, 16);
    await mailer.send({
      ...letter,
      audience: { reservationId },
      to: email,
      from: mailFrom,
      replyTo: unit.contact.email,
      language: locale,
      urgent: true,
      messageId: messageId(mailFrom, 'otp', reservationId, version),
    });
  } catch (error) {
    if (isLastTry) await wipe(db, reservationId, sealed);
    throw error;
  }
  await wipe(db, reservationId, sealed);
}

/** Deletes the encrypted texts of expired one-time passwords whose e-mail was not sent. */
export async function wipeExpired({ db }: Pick<HostContext, 'db'>): Promise<void> {
  await db
    .updateTable('oneTimePassword')
    .set({ sealed: null })
    .where('sealed', 'is not', null)
    .where('expiresAt', '<=', statementTime)
    .execute();
}
