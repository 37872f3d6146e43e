import { isDeepStrictEqual } from 'node:util';
import type { MailServer } from '../../../../contract/content/siteSettings.ts';
import type { HostContext } from '../../base/context.ts';
import { Refusal, refuseValue } from '../../base/refusal.ts';
import { getTranslator } from '../../base/translator.ts';
import { messageId } from '../../mail/messageId.ts';
import { testEmail } from '../../mail/testEmail.ts';
import { newId } from '../../reservations/newNames.ts';
import { readSiteSecrets } from '../../units/siteSecrets.ts';
import { readSiteSettings } from '../../units/siteSettings.ts';
import type { SignedIn } from '../../users/index.ts';
import { requireOwnValue, storeSettings, type Changing } from './storeSettings.ts';

interface Mail {
  mail: MailServer | null;
  password?: string | undefined;
  from?: string | undefined;
}

/**
 * Returns the password for a server: the new one, or the stored one if it belongs to the same server and user. A stored
 * password is never sent to another server than the one for which it was entered.
 * @throws {Refusal} `settings-changed` if another person changes the settings at the same time
 */
async function findPassword(host: HostContext, { mail, password }: Mail): Promise<string | undefined> {
  if (mail?.user === undefined || password !== undefined) return password;
  // Not those that this process follows, which may be older than the password.
  const { number, settings } = await readSiteSettings(host.db);
  const { secrets } = await readSiteSecrets(host.db, host.keys);
  if ((await readSiteSettings(host.db)).number !== number) throw new Refusal('settings-changed');
  if (secrets.mailPassword === undefined) return undefined;
  const isSame = settings.mail?.server === mail.server && settings.mail.user === mail.user;
  if (!isSame) throw refuseValue('password', 'blank');
  return secrets.mailPassword;
}

/**
 * Changes the mail server and the sender. The site first signs in to the server, and stores only what works.
 * @throws {Refusal} `setting-read-only`, `mail-server-failed`, `settings-changed`
 */
export async function changeMail(host: HostContext, changing: Changing, input: Mail): Promise<void> {
  const { services, settings } = host;
  const { mail, from } = input;
  const { mail: mailSource, mailFrom } = services.sources;
  requireOwnValue(
    mailSource.source,
    input.password !== undefined || !isDeepStrictEqual(mail, services.mailServer),
  );
  requireOwnValue(mailFrom.source, from !== undefined && !services.mailFrom.includes(from));
  const isServerOwn = mailSource.source !== 'environment';
  const password = isServerOwn ? await findPassword(host, input) : undefined;
  if (isServerOwn && mail !== null) {
    const problem = await settings.checkMailServer(mail, password);
    if (problem !== undefined) throw new Refusal('mail-server-failed', { detail: problem });
  }
  await storeSettings(
    host,
    changing,
    {
      ...(isServerOwn && { mail: mail ?? undefined }),
      ...(mailFrom.source !== 'environment' && { mailFrom: from }),
    },
    isServerOwn ? { mailPassword: password ?? null } : undefined,
  );
}

/**
 * Sends a test e-mail to a person.
 * @throws {Refusal} `no-mail-server`, or `mail-server-failed` with the reason
 */
export async function sendTestMail(host: HostContext, { user }: Pick<SignedIn, 'user'>): Promise<void> {
  const { services, mailer, mailFrom, productName, settings } = host;
  if (services.mailServer === null) throw new Refusal('no-mail-server');
  try {
    await mailer.send({
      ...testEmail(getTranslator(user.locale), { productName }),
      audience: 'access',
      to: user.email,
      from: mailFrom,
      language: user.locale,
      urgent: true,
      messageId: messageId(mailFrom, 'test', newId()),
    });
  } catch (error) {
    host.log.warn({ error: String(error) }, 'the test e-mail was not sent');
    throw new Refusal('mail-server-failed', { detail: settings.getMailProblem(error) });
  }
}
