import { sql } from 'kysely';
import type { SibaEstablishment } from '../../../contract/content/siba.ts';
import { findExamples, getIssueText, knownUnit } from '../content/index.ts';
import type { Database } from '../store/database.ts';
import { clock } from '../store/database.ts';
import { getBulletin, isForeign, type Bulletin } from './bulletin.ts';
import type { BulletinReading } from './listDueBulletins.ts';
import { bulletinXml } from './bulletinXml.ts';
import { readForms } from './storeForms.ts';

/** A detail to check before a file is sent; never with a value of a form. */
export interface BulletinWarning {
  /** The reservation's number. */
  number: string;
  /** The guest's number, from 1 in the order of the registration. */
  guest: number;
  field: keyof Bulletin;
  message: string;
}

/** A file in the format of the authorities. */
export interface BulletinFile {
  filename: string;
  xml: string;
  /** The number of reported guests. */
  guests: number;
  warnings: readonly BulletinWarning[];
}

interface FileRequest {
  unitId: string;
  reservationIds: readonly string[];
  at: Date;
  /** Includes Portuguese nationals, who need no bulletin. */
  includesDomestic?: boolean;
}

/** No file can be created; the message contains the reason and the solution. */
export class BulletinsRefused extends Error {
  override readonly name = 'BulletinsRefused';
}

/** Prevents that guests are reported to the authorities with the tax number of an example. */
function requireOwnValues(unitId: string, siba: SibaEstablishment) {
  const examples = findExamples(siba).map((issue) => `  siba.${getIssueText(issue)}`);
  if (examples.length === 0) return;
  const why = `${unitId}/property.yaml: siba still has values of an example: replace them before you export bulletins.`;
  throw new BulletinsRefused([why, ...examples].join('\n'));
}

function requireEstablishment({ content }: BulletinReading, unitId: string) {
  const unit = knownUnit(content, unitId);
  if (unit === undefined) throw new BulletinsRefused(`The property ${unitId} is missing in CONTENT_DIR.`);
  if (unit.siba !== undefined) {
    requireOwnValues(unitId, unit.siba);
    return { establishment: unit.siba, timeZone: unit.timeZone };
  }
  throw new BulletinsRefused(
    `${unitId}/property.yaml has no siba. Add the establishment's data as registered with SIBA; content/README.md describes the fields.`,
  );
}

const readStays = (db: Database, { unitId, reservationIds }: FileRequest) =>
  db
    .selectFrom('reservation')
    .select(['id', 'number', 'startDate', 'endDate'])
    .where('unitId', '=', unitId)
    .where('id', 'in', reservationIds)
    .orderBy('startDate')
    .orderBy('number')
    .execute();

async function takeNextNumber(db: Database): Promise<number> {
  const next = sql<string>`nextval('bulletin_file_number')`.as('number');
  return Number((await db.selectNoFrom(next).executeTakeFirstOrThrow()).number);
}

/**
 * Creates the file that reports the guests of these stays at one property to SIBA. Stores nothing; call {@link
 * markExported} when it is written.
 * @throws {BulletinsRefused} if the property or the guests are not ready, or no guest must be reported,
 *   {FormsUnreadable} if the forms were encrypted with a different secret key
 */
export async function makeBulletinFile(
  reading: BulletinReading,
  request: FileRequest,
): Promise<BulletinFile> {
  const { establishment, timeZone } = requireEstablishment(reading, request.unitId);
  const stays = request.reservationIds.length === 0 ? [] : await readStays(reading.db, request);
  const kept = await readForms(reading.db, reading.keys, request.reservationIds);
  const missing = stays.filter(({ id }) => !kept.has(id)).map(({ number }) => number);
  if (missing.length > 0) {
    throw new BulletinsRefused(
      `No guest forms are stored for ${missing.join(', ')}: leave those reservations out.`,
    );
  }

  const warnings: BulletinWarning[] = [];
  const bulletins = stays.flatMap((stay) =>
    kept.get(stay.id)!.flatMap((form, index) => {
      if (!request.includesDomestic && !isForeign(form)) return [];
      const about = { number: stay.number, guest: index + 1 };
      return [getBulletin(form, stay, (field, message) => warnings.push({ ...about, field, message }))];
    }),
  );
  if (bulletins.length === 0) throw new BulletinsRefused('No guest of these stays must be reported.');

  const number = await takeNextNumber(reading.db);
  const xml = bulletinXml({ establishment, bulletins, number, at: request.at, timeZone });
  return { filename: `siba-${request.unitId}-${number}.xml`, xml, guests: bulletins.length, warnings };
}

/** Stores that a file with the guests of these reservations was created. */
export async function markExported(
  { db }: Pick<BulletinReading, 'db'>,
  reservationIds: readonly string[],
): Promise<void> {
  if (reservationIds.length === 0) return;
  await db
    .updateTable('reservation')
    .set({ bulletinsExportedAt: clock })
    .where('id', 'in', reservationIds)
    .execute();
}
