import { openForHost, openForVisitor } from '../contact/sealedMessage.ts';
import type { Language } from '../../../contract/language.ts';
import type { Outside } from '../outside.ts';
import { messageId } from './messageId.ts';
import { messageLetter, messageReceivedLetter, type MessageNews } from './messageLetters.ts';
import { hostLanguage, propertyNews } from './readNews.ts';
import { speechOf } from '../base/speech.ts';

const readWaiting = ({ db }: Outside, id: string) =>
  db.selectFrom('contactMessage').selectAll().where('id', '=', id).executeTakeFirst();

const wipe = ({ db }: Outside, id: string, part: 'forHost' | 'forVisitor') =>
  db
    .updateTable('contactMessage')
    .set({ [part]: null })
    .where('id', '=', id)
    .execute();

function newsOf(outside: Outside, unitId: string, language: Language): MessageNews {
  const { property, host } = propertyNews(outside, unitId, language);
  return { productName: outside.productName, property, host };
}

/** Mails a visitor's message to the host of the property, who answers to the visitor; then wipes it. */
export async function sendMessage(outside: Outside, id: string): Promise<void> {
  const waiting = await readWaiting(outside, id);
  if (waiting === undefined || waiting.forHost === null) return;
  const language = hostLanguage(outside, waiting.unitId);
  const news = newsOf(outside, waiting.unitId, language);
  const message = openForHost(outside.keys, id, waiting.forHost);
  await outside.mailer.send({
    ...messageLetter(speechOf(language), news, message),
    to: news.host.email,
    from: outside.mailFrom,
    replyTo: message.email,
    language,
    messageId: messageId(outside.mailFrom, 'message', id),
  });
  await wipe(outside, id, 'forHost');
}

/** Tells a visitor that their message was received, and wipes their address. */
export async function sendMessageReceived(outside: Outside, id: string): Promise<void> {
  const waiting = await readWaiting(outside, id);
  if (waiting === undefined || waiting.forVisitor === null) return;
  const { unitId, locale: language } = waiting;
  const news = newsOf(outside, unitId, language);
  await outside.mailer.send({
    ...messageReceivedLetter(speechOf(language), news),
    to: openForVisitor(outside.keys, id, waiting.forVisitor),
    from: outside.mailFrom,
    replyTo: news.host.email,
    language,
    messageId: messageId(outside.mailFrom, 'messageReceived', id),
  });
  await wipe(outside, id, 'forVisitor');
}
