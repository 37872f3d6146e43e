import { openForHost, openForVisitor } from '../contact/sealedMessage.ts';
import type { Language } from '../../../contract/values/language.ts';
import type { HostContext } from '../base/context.ts';
import { messageId } from './messageId.ts';
import { messageEmail, messageReceivedEmail, type MessageEmailData } from './messageEmails.ts';
import { hostLanguage, requirePropertyEmailData } from './readReservationEmailData.ts';
import { getTranslator } from '../base/translator.ts';

const readWaiting = ({ db }: HostContext, id: string) =>
  db.selectFrom('contactMessage').selectAll().where('id', '=', id).executeTakeFirst();

const wipe = ({ db }: HostContext, id: string, part: 'forHost' | 'forVisitor') =>
  db
    .updateTable('contactMessage')
    .set({ [part]: null })
    .where('id', '=', id)
    .execute();

function requireMessageEmailData(context: HostContext, unitId: string, language: Language): MessageEmailData {
  const { property, host } = requirePropertyEmailData(context, unitId, language);
  return { productName: context.productName, property, host };
}

/**
 * Sends a visitor's message to the host of the property, with the visitor as reply address; then deletes its content.
 */
export async function sendMessage(context: HostContext, id: string): Promise<void> {
  const waiting = await readWaiting(context, id);
  if (waiting === undefined || waiting.forHost === null) return;
  const language = hostLanguage(context, waiting.unitId);
  const data = requireMessageEmailData(context, waiting.unitId, language);
  const message = openForHost(context.keys, id, waiting.forHost);
  await context.mailer.send({
    ...messageEmail(getTranslator(language), data, message),
    audience: 'hosts',
    to: data.host.email,
    from: context.mailFrom,
    replyTo: message.email,
    language,
    messageId: messageId(context.mailFrom, 'message', id),
  });
  await wipe(context, id, 'forHost');
}

/** Sends a receipt to a visitor, and deletes the stored address. */
export async function sendMessageReceived(context: HostContext, id: string): Promise<void> {
  const waiting = await readWaiting(context, id);
  if (waiting === undefined || waiting.forVisitor === null) return;
  const { unitId, locale: language } = waiting;
  const data = requireMessageEmailData(context, unitId, language);
  await context.mailer.send({
    ...messageReceivedEmail(getTranslator(language), data),
    audience: 'hosts',
    to: openForVisitor(context.keys, id, waiting.forVisitor),
    from: context.mailFrom,
    replyTo: data.host.email,
    language,
    messageId: messageId(context.mailFrom, 'messageReceived', id),
  });
  await wipe(context, id, 'forVisitor');
}
