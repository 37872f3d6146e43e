import { sql } from 'kysely';
import { findExamples, fieldName, knownUnit, type SibaEstablishment } from '../content/index.ts';
import type { Database } from '../store/database.ts';
import { clock } from '../store/database.ts';
import { getBulletin, isForeign, type Bulletin } from './bulletin.ts';
import type { BulletinReading } from './listDueBulletins.ts';
import { bulletinXml } from './bulletinXml.ts';
import { readForms } from './storeForms.ts';

/** Something to look at before a file is sent; never with a value of a form. */
export interface BulletinWarning {
  /** The reservation's number. */
  number: string;
  /** Which guest, counted from 1 in the order in which they registered. */
  guest: number;
  field: keyof Bulletin;
  message: string;
}

/** A file ready for the authorities. */
export interface BulletinFile {
  filename: string;
  xml: string;
  /** How many guests it reports. */
  guests: number;
  warnings: readonly BulletinWarning[];
}

interface FileRequest {
  unitId: string;
  reservationIds: readonly string[];
  at: Date;
  /** Portuguese nationals too, who need no bulletin. */
  includesDomestic?: boolean;
}

/** No file can be made; the message says what is missing and how to mend it. */
export class BulletinsRefused extends Error {
  override readonly name = 'BulletinsRefused';
}

/** Nobody reports a guest to the authorities under the tax number of an example. */
function requireOwnValues(unitId: string, siba: SibaEstablishment) {
  const examples = findExamples(siba).map(({ field, text }) => `  siba.${fieldName(field)} ${text}`);
  if (examples.length === 0) return;
  const why = `${unitId}/property.yaml: siba still has values of an example, and no bulletin is made with them.`;
  throw new BulletinsRefused([why, ...examples].join('\n'));
}

function requireEstablishment({ content }: BulletinReading, unitId: string) {
  const unit = knownUnit(content, unitId);
  if (unit === undefined) throw new BulletinsRefused(`CONTENT_DIR has no property ${unitId}.`);
  if (unit.siba !== undefined) {
    requireOwnValues(unitId, unit.siba);
    return { establishment: unit.siba, timeZone: unit.timeZone };
  }
  throw new BulletinsRefused(
    `${unitId}/property.yaml has no siba. Add what SIBA knows the establishment by, as content/README.md tells.`,
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
 * The file that reports the guests of these stays at one property to SIBA. Nothing is noted of it: once it
 * is written, say so with {@link markExported}.
 * @throws {BulletinsRefused} when the property or the guests are not ready, or nobody has to be reported,
 * {FormsUnreadable} when the forms were sealed with another secret key
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
    throw new BulletinsRefused(`There are no guests' forms of ${missing.join(', ')}: leave those out.`);
  }

  const warnings: BulletinWarning[] = [];
  const bulletins = stays.flatMap((stay) =>
    kept.get(stay.id)!.flatMap((form, index) => {
      if (!request.includesDomestic && !isForeign(form)) return [];
      const about = { number: stay.number, guest: index + 1 };
      return [getBulletin(form, stay, (field, message) => warnings.push({ ...about, field, message }))];
    }),
  );
  if (bulletins.length === 0) throw new BulletinsRefused('Nobody of these stays has to be reported.');

  const number = await takeNextNumber(reading.db);
  const xml = bulletinXml({ establishment, bulletins, number, at: request.at, timeZone });
  return { filename: `siba-${request.unitId}-${number}.xml`, xml, guests: bulletins.length, warnings };
}

/** Notes that a file with the guests of these reservations was made. */
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
