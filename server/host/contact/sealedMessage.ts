import type { ContactRequest } from '../../../contract/contact.ts';
import { seal, unseal, type Keys } from '../keys/keys.ts';

/** What a visitor wrote, without the property it is about. */
export type Message = Omit<ContactRequest, 'rentalUnitId'>;

/** What the two parts of a message are sealed about. */
export const about = {
  host: (id: string) => `message ${id}`,
  visitor: (id: string) => `receipt ${id}`,
} as const;

/** A message in the two parts in which it waits for its mails. */
export const sealMessage = (keys: Keys, id: string, message: Message) => ({
  forHost: seal(keys, JSON.stringify(message), about.host(id)),
  forVisitor: seal(keys, message.email, about.visitor(id)),
});

/** What the host is to read. */
export const openForHost = (keys: Keys, id: string, sealed: string): Message =>
  JSON.parse(unseal(keys, sealed, about.host(id))) as Message;

/** The address of whoever is to be told. */
export const openForVisitor = (keys: Keys, id: string, sealed: string): string =>
  unseal(keys, sealed, about.visitor(id));
