import { sql } from 'kysely';
import { Refusal } from '../../base/refusal.ts';
import type { CallerNetwork } from '../../ports/networks.ts';
import { holdsAny } from '../../store/arrays.ts';
import { clock, statementTime, type Trx } from '../../store/database.ts';
import { accessLimits, countedHours } from './accessCode.ts';

/** A table of requested codes. */
type CodeTable = 'accessCode' | 'hostCode';

/** The HMACs by which requests for codes are counted. */
export interface Requester {
  /** The entered reservation number and e-mail address, or the address alone. */
  subject: string;
  /** The caller's networks, narrowest first; empty if callers are not counted. */
  networks: readonly CallerNetwork[];
}

/** The counted requests, earliest first. */
const readRequests = (trx: Trx, table: CodeTable, { subject, networks }: Requester) =>
  trx
    // The columns that are read here are the same in both tables.
    .selectFrom(table as 'accessCode')
    .select(['subject', 'networks'])
    .select(sql<number>`extract(epoch from ${clock} - created_at)::float8`.as('age'))
    .where('createdAt', '>', sql<Date>`${statementTime} - make_interval(hours => ${countedHours}::integer)`)
    // A code that was used is no guess; only this table knows.
    .$if(table === 'hostCode', (rows) => rows.where(sql<boolean>`used_at is null`))
    .where((where) =>
      where.or([
        where('subject', '=', subject),
        holdsAny(
          'networks',
          networks.map(({ mark }) => mark),
        ),
      ]),
    )
    .orderBy('createdAt')
    .execute();

/** The seconds until fewer than `most` requests remain within the given hours; empty if fewer remain now. */
function waitAfter(ages: readonly number[], hours: number, most: number): number[] {
  const counted = ages.filter((age) => age < hours * 3600);
  const nextToEnd = counted[counted.length - most];
  return nextToEnd === undefined ? [] : [Math.max(1, Math.ceil(hours * 3600 - nextToEnd))];
}

/**
 * Limits guesses at a code, and e-mails to its recipient: the requests of each network of the caller, and the requests with
 * the same subject if `subject` contains limits for them. Requests that match nobody count in the same way, so a refusal
 * reveals nothing.
 * @throws {Refusal} 429 with the time until enough requests no longer count
 */
export async function limitCodes(
  trx: Trx,
  table: CodeTable,
  requester: Requester,
  subject?: { anHour: number; aDay: number },
): Promise<void> {
  const requests = await readRequests(trx, table, requester);
  const { network } = accessLimits;
  const ofSubject = requests.filter((one) => one.subject === requester.subject);
  const limited = [
    ...(subject ? [{ requests: ofSubject, ...subject }] : []),
    ...requester.networks.map(({ breadth, mark }) => ({
      requests: requests.filter(({ networks }) => networks?.includes(mark)),
      anHour: network.anHour[breadth],
      aDay: network.aDay[breadth],
    })),
  ];
  const waits = limited.flatMap(({ requests: some, anHour, aDay }) => {
    const ages = some.map(({ age }) => age);
    return [...waitAfter(ages, 1, anHour), ...waitAfter(ages, countedHours, aDay)];
  });
  if (waits.length > 0) throw new Refusal('too-many-requests', { retryAfter: Math.max(...waits) });
}
