import { sql } from 'kysely';
import { codeTries, countedHours } from '../reservations/access/accessCode.ts';
import { clock, statementTime, type Trx } from '../store/database.ts';

interface Limits {
  anHour: number;
  aDay: number;
}

/** Limits of the codes that are e-mailed to one person and not used. */
const codeLimits = {
  /** To each network in which the person has signed in. */
  known: { anHour: 10, aDay: 30 },
  /** To each other network. */
  stranger: { anHour: 5, aDay: 15 },
  /** To all other networks together, because they fill the mailbox of the person. */
  strangers: { anHour: 30, aDay: 100 },
} as const satisfies Record<string, Limits>;

/** The guesses that all networks of strangers together have in a day, out of a million codes. */
const strangerGuesses = 150;

interface SentCode {
  /** The widest network of the request; null if callers are not counted. */
  network: string | null;
  /** The age in seconds. */
  age: number;
  /** The guesses that were made, or can still be made. */
  guesses: number;
}

/** Returns the codes of the last day that were e-mailed and not used. */
export const readSentCodes = (trx: Trx, subject: string): Promise<SentCode[]> =>
  trx
    .selectFrom('hostCode')
    .select(sql<string | null>`networks[cardinality(networks)]`.as('network'))
    .select(sql<number>`extract(epoch from ${clock} - created_at)::float8`.as('age'))
    .select(
      sql<number>`case when expires_at > ${clock} then ${codeTries}::integer else ${codeTries}::integer - tries_left end`.as(
        'guesses',
      ),
    )
    .where('subject', '=', subject)
    .where('userId', 'is not', null)
    .where('usedAt', 'is', null)
    .where('createdAt', '>', sql<Date>`${statementTime} - make_interval(hours => ${countedHours}::integer)`)
    .execute();

const fits = (codes: readonly SentCode[], { anHour, aDay }: Limits) =>
  codes.filter(({ age }) => age < 3600).length < anHour && codes.length < aDay;

/**
 * Whether another code may be e-mailed. Strangers use up only what is for strangers: a network in which the person has
 * signed in has an allowance of its own, and so has a caller who is not counted.
 */
export function hasAllowance(
  sent: readonly SentCode[],
  network: string | undefined,
  known: ReadonlySet<string>,
): boolean {
  const ofNetwork = sent.filter((code) => code.network === (network ?? null));
  if (network === undefined || known.has(network)) return fits(ofNetwork, codeLimits.known);
  const ofStrangers = sent.filter((code) => code.network !== null && !known.has(code.network));
  const guesses = ofStrangers.reduce((sum, code) => sum + code.guesses, 0);
  return (
    fits(ofNetwork, codeLimits.stranger) &&
    fits(ofStrangers, codeLimits.strangers) &&
    guesses + codeTries <= strangerGuesses
  );
}
