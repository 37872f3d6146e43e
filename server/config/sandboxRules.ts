import type { Read } from './read.ts';
import type { Rule } from './rule.ts';
import { isThisMachine } from './thisMachine.ts';

const needsGateway = ({ STRIPE_SECRET_KEY }: Read) => STRIPE_SECRET_KEY === undefined;
const needsMailbox = ({ SMTP_URL }: Read) => SMTP_URL === undefined;

/** Whether the sandbox stands in for something, and nobody has said that it shall. */
const isUnset = (read: Read) =>
  read.API_URL === undefined && read.SANDBOX === undefined && (needsGateway(read) || needsMailbox(read));

const onTheInternet = (read: Read): string | undefined => {
  const { PUBLIC_URL } = read;
  if (!isUnset(read) || PUBLIC_URL === undefined || isThisMachine(new URL(PUBLIC_URL).hostname))
    return undefined;
  const itIs = `is not set, but PUBLIC_URL ${PUBLIC_URL} is not this machine, and `;
  return needsGateway(read)
    ? `${itIs}there is no other payment gateway than the sandbox: guests would pay, and no money would move. ` +
        'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to be paid, SANDBOX=on to show the site with pretended ' +
        'payments, or leave PUBLIC_URL out.'
    : `${itIs}there is no mail server: everybody could read all mails in the mailbox of the sandbox. ` +
        'Set SMTP_URL and MAIL_FROM, or SANDBOX=on if that is meant.';
};

const onTheNetwork = (read: Read): string | undefined =>
  isUnset(read) && read.PUBLIC_URL === undefined && !isThisMachine(read.HOST)
    ? `is not set, but HOST ${read.HOST} lets others than this machine in: they could read the mailbox of the ` +
      'sandbox, with every code and link in it. Set SANDBOX=on if that is meant, or HOST=127.0.0.1.'
    : undefined;

const switchedOff = (read: Read): string | undefined => {
  if (read.API_URL !== undefined || read.SANDBOX !== false) return undefined;
  if (needsGateway(read)) {
    return 'is "off", but there is no other payment gateway. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or remove it.';
  }
  return needsMailbox(read)
    ? 'is "off", but there is no mail server. Set SMTP_URL and MAIL_FROM, or remove it.'
    : undefined;
};

/** What stands in for the world is shown to others than this machine only where it is said that it shall be. */
export const sandboxRules: readonly Rule[] = [
  ['SANDBOX', onTheInternet, ['STRIPE_SECRET_KEY', 'SMTP_URL']],
  ['SANDBOX', onTheNetwork, ['HOST', 'PUBLIC_URL', 'STRIPE_SECRET_KEY', 'SMTP_URL']],
  ['SANDBOX', switchedOff, ['STRIPE_SECRET_KEY', 'SMTP_URL']],
];
