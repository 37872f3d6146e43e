import type { HostContext } from '../base/context.ts';
import { isConflict } from '../calendars/conflicts.ts';
import { readProblems } from '../calendars/problems.ts';
import { speechOf, type Speech } from '../base/speech.ts';
import type { JobData } from '../ports/jobs.ts';
import type { CalendarRow } from '../store/schema.ts';
import {
  calendarFailingLetter,
  calendarUnreadableLetter,
  calendarWellLetter,
  type CalendarNews,
} from './calendarLetters.ts';
import type { Letter } from './letter.ts';
import { hostConflictLetter } from './hostLetters.ts';
import { messageId } from './messageId.ts';
import { hostLanguage, readNews, requirePropertyNews } from './readNews.ts';
import { readReservation } from './sendStayMail.ts';

const readCalendarRow = ({ db }: HostContext, id: string) =>
  db.selectFrom('calendar').selectAll().where('id', '=', id).executeTakeFirst();

type Kind = 'hostCalendarFailing' | 'hostCalendarWell' | 'hostCalendarUnreadable';

/** What a mail of a calendar says; nothing where it is no longer so. */
function calendarMail(
  kind: Kind,
  speech: Speech,
  { calendar, news, timeZone }: { calendar: CalendarRow; news: CalendarNews; timeZone: string },
): Letter | undefined {
  const { failingSince, unreadable } = calendar;
  if (kind === 'hostCalendarWell') return calendarWellLetter(speech, news);
  if (kind === 'hostCalendarFailing') {
    return failingSince === null
      ? undefined
      : calendarFailingLetter(speech, news, speech.moment(failingSince, timeZone));
  }
  if (unreadable === 0) return undefined;
  return calendarUnreadableLetter(speech, news, { count: unreadable, problems: readProblems(calendar) });
}

/** Tells a host how another channel's calendar is read; one that is gone is not told of. */
export async function sendCalendarMail(
  context: HostContext,
  kind: Kind,
  { calendarId }: JobData['mail.hostCalendarFailing'],
  jobId: string,
): Promise<void> {
  const calendar = await readCalendarRow(context, calendarId);
  if (!calendar) return;
  const { mailer, mailFrom, productName } = context;
  const language = hostLanguage(context, calendar.unitId);
  const { unit, property, host } = requirePropertyNews(context, calendar.unitId, language);
  const news = { productName, property, host, calendar: calendar.name };
  const said = calendarMail(kind, speechOf(language), { calendar, news, timeZone: unit.timeZone });
  if (!said) return;
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
