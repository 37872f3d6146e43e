import { createHash } from 'node:crypto';
import type { HostContext } from '../base/context.ts';
import { Refusal } from '../base/refusal.ts';
import { knownUnit } from '../content/index.ts';
import { getDate } from '../pricing/index.ts';
import { readTime } from '../store/readTime.ts';
import { isCalendarFile } from './address.ts';
import { takenCalendar } from './takenCalendar.ts';

const isKnown = (requestedEtag: string | null, etag: string) =>
  requestedEtag !== null && requestedEtag.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

/**
 * Returns the calendar of a property at its secret address.
 * @throws {Refusal} 404 for any other address, so that it does not reveal whether the property exists
 */
export async function readCalendarFile(
  context: Pick<HostContext, 'db' | 'keys' | 'content'>,
  unitId: string,
  file: string,
  requestedEtag: Headers,
): Promise<Response> {
  const { db, keys, content } = context;
  const unit = knownUnit(content, unitId);
  const row = await db
    .selectFrom('unit')
    .select(['id', 'calendarVersion'])
    .where('id', '=', unitId)
    .executeTakeFirst();
  if (!unit || !row || !isCalendarFile(keys, row, file)) throw new Refusal('not-found');
  const text = await takenCalendar(context, unit, getDate(await readTime(db), unit.timeZone));
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const headers = { ETag: etag, 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' };
  if (isKnown(requestedEtag.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' } });
}
