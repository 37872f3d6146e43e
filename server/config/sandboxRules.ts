import type { Read } from './read.ts';
import type { Rule } from './rule.ts';
import { movesMoney } from './stripeRules.ts';
import { isLocalSite, isThisMachine } from './thisMachine.ts';
import { sandboxParts, type SandboxPart } from './values.ts';

const isMissing: Readonly<Record<SandboxPart, (read: Read) => boolean>> = {
  payments: ({ STRIPE_SECRET_KEY }) => STRIPE_SECRET_KEY === undefined,
  mail: ({ SMTP_URL }) => SMTP_URL === undefined,
};

const consequences: Readonly<Record<SandboxPart, string>> = {
  payments: 'no payment gateway is set: guests would pay, but no money would move',
  mail: 'no mail server is set: no e-mail would reach anybody',
};

const remedies: Readonly<Record<SandboxPart, string>> = {
  payments: 'STRIPE_SECRET_KEY',
  mail: 'SMTP_URL and MAIL_FROM',
};

const and = (parts: readonly string[]) => parts.join(', and ');

/**
 * Returns the external services that the sandbox would have to replace. The mail server of a site that takes money has a
 * rule of its own, because no value of SANDBOX replaces it.
 */
const findMissing = (read: Read): SandboxPart[] =>
  sandboxParts.filter((part) => isMissing[part](read) && !(part === 'mail' && movesMoney(read)));

const isLocal = ({ PUBLIC_URL, HOST }: Read) => isLocalSite({ publicUrl: PUBLIC_URL, host: HOST });

const getReason = ({ PUBLIC_URL, HOST }: Read) =>
  PUBLIC_URL !== undefined && !isThisMachine(new URL(PUBLIC_URL).hostname)
    ? `PUBLIC_URL ${PUBLIC_URL} is not this machine`
    : `HOST ${HOST} is reachable from other machines`;

/** Says what is missing, and what to set in place of it or to demonstrate the site without it. */
const explain = (missing: readonly SandboxPart[], otherwise = '') =>
  `${and(missing.map((part) => consequences[part]))}. Set ${and(missing.map((part) => remedies[part]))}${otherwise}. ` +
  `For a demonstration in which this is simulated, set SANDBOX=${missing.join(',')}.`;

const findMissingConsent = (read: Read): string | undefined => {
  const { API_URL, SANDBOX } = read;
  if (API_URL !== undefined || isLocal(read) || (SANDBOX !== undefined && SANDBOX !== 'on')) return undefined;
  const missing = findMissing(read);
  if (SANDBOX === 'on') {
    const is = `is "on", which is only for a site that nobody but this machine can reach, and ${getReason(read)}. `;
    return missing.length === 0
      ? `${is}Remove SANDBOX: nothing is simulated.`
      : `${is}Write what is simulated: SANDBOX=${missing.join(',')}.`;
  }
  if (missing.length === 0) return undefined;
  const otherwise = isThisMachine(read.HOST)
    ? ', or remove PUBLIC_URL'
    : isLocalSite({ publicUrl: read.PUBLIC_URL, host: '127.0.0.1' })
      ? ', or set HOST=127.0.0.1'
      : '';
  return `is not set, but ${getReason(read)}, and ${explain(missing, otherwise)}`;
};

/** A list of parts is the consent to these parts only, on this machine too. */
const findIncompleteConsent = (read: Read): string | undefined => {
  const { API_URL, SANDBOX } = read;
  if (API_URL !== undefined || SANDBOX === undefined || SANDBOX === 'on') return undefined;
  const missing = findMissing(read);
  return missing.every((part) => SANDBOX.includes(part))
    ? undefined
    : `is "${SANDBOX.join(',') || 'off'}", but ${explain(missing)}`;
};

/** The sandbox replaces a service on a site that other machines can reach only if the operator has allowed this part. */
export const sandboxRules: readonly Rule[] = [
  ['SANDBOX', findMissingConsent, ['HOST', 'PUBLIC_URL', 'STRIPE_SECRET_KEY', 'SMTP_URL']],
  ['SANDBOX', findIncompleteConsent, ['STRIPE_SECRET_KEY', 'SMTP_URL']],
];
