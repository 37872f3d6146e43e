import { sql } from 'kysely';
import { Refusal } from '../../base/refusal.ts';
import type { CodeMailRefusal } from '../../ports/watch.ts';
import { holdsAny, textArray } from '../../store/arrays.ts';
import { clock, statementTime, type Database, type Trx } from '../../store/database.ts';
import { lockMarks } from '../../store/lockMarks.ts';
import { codeMailsAnHour } from './limits.ts';
import type { Origin } from './origin.ts';

const getMarks = ({ networks, address }: Origin) => [...networks.map(({ mark }) => mark), address];

/** Serialises the counting of e-mails for one origin. Must be called before any row is locked. */
export const lockOrigin = (trx: Trx, origin: Origin | undefined): Promise<void> =>
  lockMarks(trx, origin ? getMarks(origin) : []);

const readMails = (trx: Trx, { networks, address }: Origin) =>
  trx
    .selectFrom('codeMail')
    .select(['networks', 'addressee'])
    .select(
      sql<number>`ceil(extract(epoch from sent_at + interval '1 hour' - ${clock}))::integer`.as(
        'secondsLeft',
      ),
    )
    .where('sentAt', '>', sql<Date>`${statementTime} - interval '1 hour'`)
    .where((where) =>
      where.or([
        holdsAny(
          'networks',
          networks.map(({ mark }) => mark),
        ),
        where('addressee', '=', address),
      ]),
    )
    .orderBy('sentAt')
    .execute();

type Mail = Awaited<ReturnType<typeof readMails>>[number];

/** The seconds until one more e-mail may be sent; undefined if it may be sent now. */
const waitAfter = (mails: readonly Mail[], most: number): number | undefined =>
  mails.length < most ? undefined : Math.max(1, mails[mails.length - most]!.secondsLeft);

/**
 * Limits the codes that one caller can have sent to addresses of other people.
 * @throws {Refusal} 429 with the time until enough of the e-mails are an hour old
 */
export async function limitCodeMails(
  trx: Trx,
  origin: Origin,
  refused: (refusal: CodeMailRefusal) => void,
): Promise<void> {
  const mails = await readMails(trx, origin);
  const waits = [
    ...origin.networks.map(({ breadth, mark }) => ({
      by: 'network' as const,
      wait: waitAfter(
        mails.filter(({ networks }) => networks.includes(mark)),
        codeMailsAnHour.network[breadth],
      ),
    })),
    {
      by: 'address' as const,
      wait: waitAfter(
        mails.filter(({ addressee }) => addressee === origin.address),
        codeMailsAnHour.address,
      ),
    },
  ];
  const [longest] = waits
    .flatMap(({ by, wait }) => (wait === undefined ? [] : [{ by, wait }]))
    .toSorted((a, b) => b.wait - a.wait);
  if (longest === undefined) return;
  refused({ by: longest.by, network: origin.networks[0]!.mark });
  throw new Refusal('too-many-requests', { retryAfter: longest.wait });
}

/** Records that a code was sent by e-mail. */
export async function noteCodeMail(
  trx: Trx,
  { networks, address }: Origin,
  reservationId: string,
): Promise<void> {
  const marks = textArray(networks.map(({ mark }) => mark));
  await trx
    .insertInto('codeMail')
    .values({ reservationId, networks: marks, addressee: address, sentAt: clock })
    .execute();
}

/** Stops counting the e-mails of a reservation when its address is verified. */
export async function deleteCodeMails(trx: Trx, reservationId: string): Promise<void> {
  await trx.deleteFrom('codeMail').where('reservationId', '=', reservationId).execute();
}

/** Deletes the e-mails that no longer count. */
export async function deleteOldCodeMails({ db }: { db: Database }): Promise<void> {
  await db
    .deleteFrom('codeMail')
    .where('sentAt', '<=', sql<Date>`${statementTime} - interval '1 hour'`)
    .execute();
}
