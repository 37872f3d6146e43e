import type { HostContext } from '../base/context.ts';
import { getTranslator } from '../base/translator.ts';
import type { JobData } from '../ports/jobs.ts';
import { needsReport, listDueBulletins } from '../registration/index.ts';
import { readTime } from '../store/readTime.ts';
import { bulletinsEmail } from './bulletinsEmail.ts';
import { messageId } from './messageId.ts';
import { hostLanguage, readReservationEmailData } from './readReservationEmailData.ts';
import { answersTo, readReservation } from './sendStayMail.ts';

/** Reminds a host to report guests, unless they have been reported since or need no report. */
export async function sendBulletinsDue(
  context: HostContext,
  { reservationId, isLast }: JobData['mail.hostBulletins'],
  jobId: string,
): Promise<void> {
  const { db, mailer, mailFrom } = context;
  const reservation = await readReservation(context, reservationId);
  if (reservation === undefined) return;
  const [due] = await listDueBulletins(context, { at: await readTime(db), reservationId });
  if (due === undefined || !needsReport(due)) return;
  const language = hostLanguage(context, reservation.unitId);
  const data = await readReservationEmailData(context, reservation, language);
  await mailer.send({
    ...bulletinsEmail(getTranslator(language), data, due, isLast),
    audience: 'hosts',
    to: data.host.email,
    from: mailFrom,
    ...answersTo(data.guest.email),
    language,
    messageId: messageId(mailFrom, 'hostBulletins', jobId),
  });
}
