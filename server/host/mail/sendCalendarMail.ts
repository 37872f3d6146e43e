import type { HostContext } from '../base/context.ts';
import { isConflict } from '../calendars/conflicts.ts';
import { readProblems } from '../calendars/problems.ts';
import { getTranslator, type Translator } from '../base/translator.ts';
import type { JobData } from '../ports/jobs.ts';
import type { CalendarRow } from '../store/schema.ts';
import {
  calendarFailingEmail,
  calendarUnreadableEmail,
  calendarRecoveredEmail,
  type CalendarEmailData,
} from './calendarEmails.ts';
import type { Email } from './email.ts';
import { hostConflictEmail } from './hostEmails.ts';
import { messageId } from './messageId.ts';
import {
  hostLanguage,
  readReservationEmailData,
  requirePropertyEmailData,
} from './readReservationEmailData.ts';
import { readReservation } from './sendStayMail.ts';

const readCalendarRow = ({ db }: HostContext, id: string) =>
  db.selectFrom('calendar').selectAll().where('id', '=', id).executeTakeFirst();

type Kind = 'hostCalendarFailing' | 'hostCalendarWell' | 'hostCalendarUnreadable';

/** Composes the e-mail about a calendar; undefined if its content is no longer true. */
function calendarMail(
  kind: Kind,
  translator: Translator,
  { calendar, news: data, timeZone }: { calendar: CalendarRow; news: CalendarEmailData; timeZone: string },
): Email | undefined {
  const { failingSince, unreadable } = calendar;
  if (kind === 'hostCalendarWell') return calendarRecoveredEmail(translator, data);
  if (kind === 'hostCalendarFailing') {
    return failingSince === null
      ? undefined
      : calendarFailingEmail(translator, data, translator.moment(failingSince, timeZone));
  }
  if (unreadable === 0) return undefined;
  return calendarUnreadableEmail(translator, data, { count: unreadable, problems: readProblems(calendar) });
}

/** Sends a host an e-mail about the reading of another channel's calendar, unless the calendar was removed. */
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
  const { unit, property, host } = requirePropertyEmailData(context, calendar.unitId, language);
  const data = { productName, property, host, calendar: calendar.name };
  const email = calendarMail(kind, getTranslator(language), {
    calendar,
    news: data,
    timeZone: unit.timeZone,
  });
  if (!email) return;
  await mailer.send({
    ...email,
    audience: 'hosts',
    to: host.email,
    from: mailFrom,
    language,
    messageId: messageId(mailFrom, kind, jobId),
  });
}

/** Sends a host an e-mail about an external stay that overlaps with a reservation, unless one of them is gone. */
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
  const data = await readReservationEmailData(context, reservation, language);
  await mailer.send({
    ...hostConflictEmail(getTranslator(language), data, { calendar: calendar.name, startDate, endDate }),
    audience: 'hosts',
    to: data.host.email,
    from: mailFrom,
    language,
    messageId: messageId(mailFrom, 'hostConflict', jobId),
  });
}
