import type { Outside } from '../outside.ts';
import { confirmedLetter } from './confirmedLetter.ts';
import { cancelledLetter, paidTooLateLetter } from './endedLetters.ts';
import { messageId } from './messageId.ts';
import { readNews } from './readNews.ts';
import { speechOf } from './speech.ts';

const letters = {
  confirmed: confirmedLetter,
  cancelled: cancelledLetter,
  paidTooLate: paidTooLateLetter,
} as const;

/** Mails the guest what became of their reservation. */
export async function sendStayMail(outside: Outside, kind: keyof typeof letters, reservationId: string) {
  const { db, mailer, mailFrom } = outside;
  const reservation = await db
    .selectFrom('reservation')
    .selectAll()
    .where('id', '=', reservationId)
    .executeTakeFirst();
  if (reservation === undefined) return;
  const news = await readNews(outside, reservation);
  await mailer.send({
    ...letters[kind](speechOf(reservation.locale), news),
    to: reservation.email,
    from: mailFrom,
    replyTo: news.host.email,
    language: reservation.locale,
    messageId: messageId(mailFrom, kind, reservationId),
  });
}
