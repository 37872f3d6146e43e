import type { HostContext } from '../base/context.ts';
import { isConflict } from '../calendars/conflicts.ts';
import { speechOf } from '../base/speech.ts';
import type { JobData } from '../ports/jobs.ts';
import { calendarFailingLetter, calendarWellLetter } from './calendarLetters.ts';
import { hostConflictLetter } from './hostLetters.ts';
import { messageId } from './messageId.ts';
import { hostLanguage, readNews, requirePropertyNews } from './readNews.ts';
import { readReservation } from './sendStayMail.ts';

const readCalendarRow = ({ db }: HostContext, id: string) =>
  db.selectFrom('calendar').selectAll().where('id', '=', id).executeTakeFirst();

/** Tells a host that another channel's calendar goes on failing, or that it is well again; one that is gone is not told of. */
export async function sendCalendarMail(
  context: HostContext,
  kind: 'hostCalendarFailing' | 'hostCalendarWell',
  { calendarId }: JobData['mail.hostCalendarFailing'],
  jobId: string,
): Promise<void> {
  const calendar = await readCalendarRow(context, calendarId);
  if (!calendar) return;
  const { mailer, mailFrom, productName } = context;
  const language = hostLanguage(context, calendar.unitId);
  const speech = speechOf(language);
  const { unit, property, host } = requirePropertyNews(context, calendar.unitId, language);
  const news = { productName, property, host, calendar: calendar.name };
  const since = calendar.failingSince;
  if (kind === 'hostCalendarFailing' && since === null) return;
  const said =
    since === null || kind === 'hostCalendarWell'
      ? calendarWellLetter(speech, news)
      : calendarFailingLetter(speech, news, speech.moment(since, unit.timeZone));
  await mailer.send({
    ...said,
    to: host.email,
    from: mailFrom,
    language,
    messageId: messageId(mailFrom, kind, jobId),
  });
}

/** Tells a host that a stay elsewhere meets a reservation, unless one of the two is gone meanwhile. */
export async function sendConflict(
  context: HostContext,
  { calendarId, reservationId, startDate, endDate }: JobData['mail.hostConflict'],
  jobId: string,
): Promise<void> {
  const calendar = await readCalendarRow(context, calendarId);
  const reservation = await readReservation(context, reservationId);
  if (!calendar || !reservation || !(await isConflict(context.db, { calendarId, reservationId }))) return;
  const { mailer, mailFrom } = context;
  const language = hostLanguage(context, calendar.unitId);
  const news = await readNews(context, reservation, language);
  await mailer.send({
    ...hostConflictLetter(speechOf(language), news, { calendar: calendar.name, startDate, endDate }),
    to: news.host.email,
    from: mailFrom,
    language,
    messageId: messageId(mailFrom, 'hostConflict', jobId),
  });
}
