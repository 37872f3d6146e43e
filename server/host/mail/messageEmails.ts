import type { Message } from '../contact/sealedMessage.ts';
import { composeEmail, type Email } from './email.ts';
import type { Translator } from '../base/translator.ts';

export interface MessageEmailData {
  productName: string;
  property: string;
  host: { name: string; email: string; phone: string };
}

/** Composes the e-mail with a visitor's message to the host of a property. */
export function messageEmail(translator: Translator, data: MessageEmailData, message: Message): Email {
  const { say } = translator;
  const { name, email, phonePrefix, phone, reservationId } = message;
  const intro = say('mail.message.intro', { name, property: data.property });
  return composeEmail({
    translator,
    productName: data.productName,
    subject: say('mail.message.subject', { name, property: data.property }),
    title: say('mail.message.title'),
    preview: intro,
    blocks: [
      { text: say('mail.hello', { name: data.host.name }) },
      { text: intro },
      { quote: message.message },
      {
        facts: [
          { label: say('mail.label.name'), value: name },
          { label: say('mail.label.email'), value: email },
          ...(phone ? [{ label: say('mail.label.phone'), value: `${phonePrefix} ${phone}` }] : []),
          ...(reservationId ? [{ label: say('mail.label.numberTyped'), value: reservationId }] : []),
        ],
      },
      { aside: say('mail.message.reply') },
    ],
    footer: say('mail.footer.host', { product: data.productName }),
  });
}

/**
 * Composes the receipt for a visitor's message. Anybody can enter another person's address, so it repeats nothing from
 * the form, not even the name; otherwise the form could send texts to strangers.
 */
export function messageReceivedEmail(translator: Translator, data: MessageEmailData): Email {
  const { say } = translator;
  const { property, host } = data;
  const intro = say('mail.messageReceived.intro', { property, host: host.name });
  return composeEmail({
    translator,
    productName: data.productName,
    subject: say('mail.messageReceived.subject', { property }),
    title: say('mail.messageReceived.title'),
    preview: intro,
    blocks: [
      { text: say('mail.helloThere') },
      { text: intro },
      { text: say('mail.messageReceived.urgent', { phone: host.phone }) },
      { aside: say('mail.messageReceived.notYou') },
    ],
    footer: say('mail.footer.contact', { product: data.productName }),
  });
}
