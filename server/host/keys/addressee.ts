import { sign, type Keys } from './keys.ts';

// Services whose domains share one mailbox, and which ignore these characters in addresses.
const services = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
] as const;

/** Normalises an address to its mailbox: mail servers ignore upper case and tags, and some ignore other characters. */
function openMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  const [name, domain] = [email.slice(0, at).toLowerCase(), email.slice(at + 1).toLowerCase()];
  const untagged = name.replace(/(?!^)\+.*$/, '');
  const service = services.find(({ domains }) => (domains as readonly string[]).includes(domain));
  return service
    ? `${untagged.replaceAll(service.ignored, '')}@${service.domains[0]}`
    : `${untagged}@${domain}`;
}

/** Returns the HMAC of an e-mail address's mailbox, which is the same for all spellings (`a.b+c@Gmail.com`). */
export const getAddressee = ({ emailAddress }: Pick<Keys, 'emailAddress'>, email: string): string =>
  sign(emailAddress, openMailbox(email));
