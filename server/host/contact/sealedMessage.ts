import type { ContactRequest } from '../../../contract/schemas/contact.ts';
import { encryptText, decryptText, type Keys } from '../keys/keys.ts';

/** A visitor's message, without its property. */
export type Message = Omit<ContactRequest, 'rentalUnitId'>;

/** The encryption contexts of the two parts of a message. */
export const encryptionContext = {
  host: (id: string) => `message ${id}`,
  visitor: (id: string) => `receipt ${id}`,
} as const;

/** Encrypts a message as two parts, which are stored until their e-mails are sent. */
export const sealMessage = (keys: Keys, id: string, message: Message) => ({
  forHost: encryptText(keys, JSON.stringify(message), encryptionContext.host(id)),
  forVisitor: encryptText(keys, message.email, encryptionContext.visitor(id)),
});

/** Decrypts the message for the host. */
export const openForHost = (keys: Keys, id: string, sealed: string): Message =>
  JSON.parse(decryptText(keys, sealed, encryptionContext.host(id))) as Message;

/** Decrypts the e-mail address for the receipt. */
export const openForVisitor = (keys: Keys, id: string, sealed: string): string =>
  decryptText(keys, sealed, encryptionContext.visitor(id));
