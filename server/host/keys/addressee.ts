import { sign, type Keys } from './keys.ts';

/** The mailbox that an address leads to: mail servers read past capitals and tags, and these past dots. */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [name, domain] = [email.slice(0, at).toLowerCase(), email.slice(at + 1).toLowerCase()];
  const untagged = name.replace(/(?!^)\+.*$/, '');
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${untagged.replaceAll('.', '')}@gmail.com`
    : `${untagged}@${domain}`;
}

/** Whose mailbox an e-mail address is, as an HMAC: the same for each way to write it (`a.b+c@Gmail.com`). */
export const addresseeOf = ({ address }: Pick<Keys, 'address'>, email: string): string =>
  sign(address, mailboxOf(email));
