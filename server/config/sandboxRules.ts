import type { Read } from './read.ts';
import type { Rule } from './rule.ts';
import { isThisMachine } from './thisMachine.ts';

const needsGateway = ({ STRIPE_SECRET_KEY }: Read) => STRIPE_SECRET_KEY === undefined;
const needsMailbox = ({ SMTP_URL }: Read) => SMTP_URL === undefined;

/** Whether the site uses the sandbox although SANDBOX is not set. */
const isUnset = (read: Read) =>
  read.API_URL === undefined && read.SANDBOX === undefined && (needsGateway(read) || needsMailbox(read));

const onTheInternet = (read: Read): string | undefined => {
  const { PUBLIC_URL } = read;
  if (!isUnset(read) || PUBLIC_URL === undefined || isThisMachine(new URL(PUBLIC_URL).hostname))
    return undefined;
  const itIs = `is not set, but PUBLIC_URL ${PUBLIC_URL} is not this machine, and `;
  return needsGateway(read)
    ? `${itIs}the sandbox is the only payment gateway: guests would pay, but no money would move. ` +
        'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to receive payments, set SANDBOX=on to show the site with simulated ' +
        'payments, or remove PUBLIC_URL.'
    : `${itIs}no mail server is set: everyone could read all e-mails in the sandbox’s mailbox. ` +
        'Set SMTP_URL and MAIL_FROM, or set SANDBOX=on if this is intended.';
};

const onTheNetwork = (read: Read): string | undefined =>
  isUnset(read) && read.PUBLIC_URL === undefined && !isThisMachine(read.HOST)
    ? `is not set, but HOST ${read.HOST} is reachable from other machines: they could read the sandbox’s mailbox, ` +
      'including all codes and links. Set HOST=127.0.0.1, or set SANDBOX=on if this is intended.'
    : undefined;

const switchedOff = (read: Read): string | undefined => {
  if (read.API_URL !== undefined || read.SANDBOX !== false) return undefined;
  if (needsGateway(read)) {
    return 'is "off", but no other payment gateway is set. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or remove SANDBOX.';
  }
  return needsMailbox(read)
    ? 'is "off", but no mail server is set. Set SMTP_URL and MAIL_FROM, or remove SANDBOX.'
    : undefined;
};

/** The sandbox is reachable from other machines only if the operator has allowed it. */
export const sandboxRules: readonly Rule[] = [
  ['SANDBOX', onTheInternet, ['STRIPE_SECRET_KEY', 'SMTP_URL']],
  ['SANDBOX', onTheNetwork, ['HOST', 'PUBLIC_URL', 'STRIPE_SECRET_KEY', 'SMTP_URL']],
  ['SANDBOX', switchedOff, ['STRIPE_SECRET_KEY', 'SMTP_URL']],
];
