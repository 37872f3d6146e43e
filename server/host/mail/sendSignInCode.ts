import type { HostContext } from '../base/context.ts';
import { getTranslator } from '../base/translator.ts';
import { decryptText } from '../keys/keys.ts';
import { clock } from '../store/database.ts';
import { messageId } from './messageId.ts';
import { signInEmail } from './signInEmail.ts';

const readWaiting = (db: HostContext['db'], codeId: string) =>
  db
    .selectFrom('hostCode')
    .innerJoin('hostUser', 'hostUser.id', 'hostCode.userId')
    .select(['sealed', 'expiresAt', 'email', 'hostCode.locale', clock.as('now')])
    .where('hostCode.id', '=', codeId)
    .executeTakeFirst();

const wipe = (db: HostContext['db'], codeId: string) =>
  db.updateTable('hostCode').set({ sealed: null }).where('id', '=', codeId).execute();

/**
 * Sends a sign-in code to the person with access, and deletes the code. Sends nothing if nobody has access with the
 * entered address, or the code has expired. The last try deletes the code even if it fails.
 */
export async function sendSignInCode(
  context: HostContext,
  codeId: string,
  isLastTry: boolean,
): Promise<void> {
  const { db, keys, mailer, mailFrom, productName } = context;
  const waiting = await readWaiting(db, codeId);
  const minutesLeft = waiting ? Math.ceil((waiting.expiresAt.getTime() - waiting.now.getTime()) / 60_000) : 0;
  try {
    if (waiting?.sealed && minutesLeft > 0) {
      const { sealed, email, locale } = waiting;
      const code = decryptText(keys, sealed, codeId);
      await mailer.send({
        ...signInEmail(getTranslator(locale), { productName, code, minutesLeft }),
        audience: 'access',
        to: email,
        from: mailFrom,
        language: locale,
        urgent: true,
        messageId: messageId(mailFrom, 'signIn', codeId.slice(0, 16)),
      });
    }
  } catch (error) {
    if (isLastTry) await wipe(db, codeId);
    throw error;
  }
  await wipe(db, codeId);
}
