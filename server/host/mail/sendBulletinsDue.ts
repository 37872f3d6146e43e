import type { HostContext } from '../base/context.ts';
import { speechOf } from '../base/speech.ts';
import type { JobData } from '../ports/jobs.ts';
import { isLeftToReport, listDueBulletins } from '../registration/index.ts';
import { readTime } from '../store/readTime.ts';
import { bulletinsLetter } from './bulletinsLetter.ts';
import { messageId } from './messageId.ts';
import { hostLanguage, readNews } from './readNews.ts';
import { readReservation } from './sendStayMail.ts';

/** Tells a host of guests who are to be reported, unless they were meanwhile, or need not be. */
export async function sendBulletinsDue(
  context: HostContext,
  { reservationId, isLast }: JobData['mail.hostBulletins'],
  jobId: string,
): Promise<void> {
  const { db, mailer, mailFrom } = context;
  const reservation = await readReservation(context, reservationId);
  if (reservation === undefined) return;
  const [due] = await listDueBulletins(context, { at: await readTime(db), reservationId });
  if (due === undefined || !isLeftToReport(due)) return;
  const language = hostLanguage(context, reservation.unitId);
  const news = await readNews(context, reservation, language);
  await mailer.send({
    ...bulletinsLetter(speechOf(language), news, due, isLast),
    to: news.host.email,
    from: mailFrom,
    replyTo: news.guest.email,
    language,
    messageId: messageId(mailFrom, 'hostBulletins', jobId),
  });
}
