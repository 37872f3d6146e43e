import { sql } from 'kysely';
import { Refusal } from '../../base/refusal.ts';
import type { CallerNetwork } from '../../ports/networks.ts';
import { holdsAny } from '../../store/arrays.ts';
import { clock, statementTime, type Trx } from '../../store/database.ts';
import { accessLimits, countedHours } from './accessCode.ts';

/** The HMACs by which access requests are counted. */
export interface Requester {
  /** The reservation number and the e-mail address together. */
  subject: string;
  /** The caller's networks, narrowest first; empty if callers are not counted. */
  networks: readonly CallerNetwork[];
}

/** The counted requests, earliest first. */
const readRequests = (trx: Trx, { subject, networks }: Requester) =>
  trx
    .selectFrom('accessCode')
    .select(['subject', 'networks'])
    .select(sql<number>`extract(epoch from ${clock} - created_at)::float8`.as('age'))
    .where('createdAt', '>', sql<Date>`${statementTime} - make_interval(hours => ${countedHours}::integer)`)
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
 * Limits guesses at a reservation, and e-mails to its guest. Requests that match no reservation count in the same way,
 * so a refusal reveals nothing.
 * @throws {Refusal} 429 with the time until enough requests no longer count
 */
export async function limitAccess(trx: Trx, requester: Requester): Promise<void> {
  const requests = await readRequests(trx, requester);
  const { subject, network } = accessLimits;
  const ofSubject = requests.filter((one) => one.subject === requester.subject);
  const limited = [
    { requests: ofSubject, ...subject },
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
