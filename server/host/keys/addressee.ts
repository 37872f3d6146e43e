import { sign, type Keys } from './keys.ts';

// Services that read past these signs, with all domains of which one name is one mailbox.
const services = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
] as const;

/** The mailbox that an address leads to: mail servers read past capitals and tags, and some past other signs. */
function openMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  const [name, domain] = [email.slice(0, at).toLowerCase(), email.slice(at + 1).toLowerCase()];
  const untagged = name.replace(/(?!^)\+.*$/, '');
  const service = services.find(({ domains }) => (domains as readonly string[]).includes(domain));
  return service
    ? `${untagged.replaceAll(service.ignored, '')}@${service.domains[0]}`
    : `${untagged}@${domain}`;
}

/** Whose mailbox an e-mail address is, as an HMAC: the same for each way to write it (`a.b+c@Gmail.com`). */
export const getAddressee = ({ address }: Pick<Keys, 'address'>, email: string): string =>
  sign(address, openMailbox(email));
