import type { Language } from '../../../contract/values/language.ts';
import type { HostContext } from '../base/context.ts';
import { Refusal } from '../base/refusal.ts';
import { toViolation } from '../../../contract/schemas/violations.ts';
import { getAddressee } from '../keys/addressee.ts';
import { sign } from '../keys/keys.ts';
import type { CallerNetwork } from '../ports/networks.ts';
import { codeMinutes, codeTries } from '../reservations/access/accessCode.ts';
import { limitCodes } from '../reservations/access/limitCodes.ts';
import { minutesAfter } from '../reservations/holdTimes.ts';
import { isPassword, newPassword } from '../reservations/oneTimePassword.ts';
import { textArray } from '../store/arrays.ts';
import { clock, type Trx } from '../store/database.ts';
import { lockMarks } from '../store/lockMarks.ts';
import { readTime } from '../store/readTime.ts';
import { hasAllowance, readSentCodes } from './codeAllowance.ts';
import { getWidest, readKnownNetworks } from './knownNetworks.ts';
import { findUser } from './people.ts';
import { hashSecret, newSecret } from './secret.ts';

/** Limits of the codes that a signed-in person requests as a proof: 150 guesses a day, out of a million codes. */
const proofLimits = { anHour: 10, aDay: 30 } as const;

interface CodeRequest {
  email: string;
  language: Language;
  networks: readonly CallerNetwork[];
  /** Whether a signed-in person requests it, whose own requests are limited. */
  isProof?: boolean;
}

/** A code that was requested: the secret for the cookie of the browser, which binds the code to it. */
interface RequestedCode {
  secret: string;
  expiresAt: Date;
}

/** Returns the person with an address to whom a code may be sent. */
async function findRecipient(
  trx: Trx,
  { email, networks, isProof }: Pick<CodeRequest, 'email' | 'networks' | 'isProof'>,
  subject: string,
): Promise<string | null> {
  const userId = (await findUser(trx, email))?.id ?? null;
  if (isProof) return userId;
  const known = await readKnownNetworks(trx, userId ?? '');
  const sent = await readSentCodes(trx, subject);
  return hasAllowance(sent, getWidest(networks), known) ? userId : null;
}

/**
 * Sends a sign-in code. Neither the answer nor the work until then reveals whether the address has access, or whether
 * too many codes were sent to it: a code is always created, stored and queued for an e-mail.
 * @throws {Refusal} 409 if the site has no mail server that could send it, 429 if the network, or the signed-in person,
 *   has requested too many
 */
export async function requestCode(
  trx: Trx,
  host: Pick<HostContext, 'keys' | 'jobs' | 'mailsAccess'>,
  { email, language, networks, isProof = false }: CodeRequest,
): Promise<RequestedCode> {
  if (!host.mailsAccess) throw new Refusal('no-mail-server');
  const purpose = isProof ? 'proof' : 'sign-in';
  const subject = sign(host.keys.emailAddress, `${purpose} ${getAddressee(host.keys, email)}`);
  const marks = networks.map(({ mark }) => mark);
  await lockMarks(trx, [subject, ...marks]);
  await limitCodes(trx, 'hostCode', { subject, networks }, isProof ? proofLimits : undefined);
  const now = await readTime(trx);
  const secret = newSecret();
  const id = hashSecret(secret);
  const expiresAt = minutesAfter(now, codeMinutes);
  await trx
    .insertInto('hostCode')
    .values({
      id,
      userId: await findRecipient(trx, { email, networks, isProof }, subject),
      subject,
      networks: marks.length > 0 ? textArray(marks) : null,
      locale: language,
      ...newPassword(host.keys, id),
      triesLeft: codeTries,
      createdAt: now,
      expiresAt,
    })
    .execute();
  await host.jobs.enqueue(trx, 'mail.signInCode', { codeId: id });
  return { secret, expiresAt };
}

const readCode = (trx: Trx, secret: string) =>
  trx
    .selectFrom('hostCode')
    .selectAll()
    .select(clock.as('now'))
    .where('id', '=', hashSecret(secret))
    .forUpdate()
    .executeTakeFirst();

/**
 * Returns the id of the person whose code it is, once. A wrong code uses up a try; therefore that refusal is returned,
 * not thrown, and the transaction commits. No code is right if nobody has access with the entered address.
 * @throws {Refusal} 410 if the code has expired or this browser requested none, 423 if no try is left
 */
export async function verifyCode(
  trx: Trx,
  { keys }: Pick<HostContext, 'keys'>,
  { secret, code }: { secret: string | undefined; code: string },
): Promise<string | Refusal> {
  const requested = secret === undefined ? undefined : await readCode(trx, secret);
  if (!requested || requested.expiresAt <= requested.now) throw new Refusal('otp-expired');
  if (requested.triesLeft === 0) throw new Refusal('otp-locked');
  const isRight = isPassword(keys, requested, code);
  const { userId } = requested;
  const triesLeft = isRight && userId !== null ? 0 : requested.triesLeft - 1;
  const isUsed = isRight && userId !== null;
  await trx
    .updateTable('hostCode')
    .set({ triesLeft, ...(isUsed && { usedAt: requested.now }) })
    .where('id', '=', requested.id)
    .execute();
  if (isUsed) return userId;
  return new Refusal('otp-incorrect', {
    violations: [toViolation('code', 'otp_incorrect')],
    attemptsLeft: triesLeft,
  });
}
