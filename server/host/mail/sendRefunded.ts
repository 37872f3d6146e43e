import type { HostContext } from '../base/context.ts';
import { getTranslator } from '../base/translator.ts';
import { euros } from '../pricing/index.ts';
import { messageId } from './messageId.ts';
import { readReservationEmailData } from './readReservationEmailData.ts';
import { recordMail } from './recordMail.ts';
import { refundedEmail } from './refundedEmail.ts';
import { readReservation } from './sendStayMail.ts';

/** Sends a guest an e-mail about a refund by the host, unless the guest has no address, or the data was erased. */
export async function sendRefunded(context: HostContext, refundId: string, jobId: string): Promise<void> {
  const { db, mailer, mailFrom } = context;
  const refund = await db
    .selectFrom('hostRefund')
    .select(['reservationId', 'amount', 'reason'])
    .where('id', '=', refundId)
    .executeTakeFirst();
  const reservation = refund && (await readReservation(context, refund.reservationId));
  if (reservation === undefined || reservation.email === '') return;
  const { locale: language, email, id } = reservation;
  const data = await readReservationEmailData(context, reservation, language);
  await mailer.send({
    ...refundedEmail(getTranslator(language), data, {
      amount: euros(refund!.amount),
      reason: refund!.reason,
    }),
    audience: { reservationId: id },
    to: email,
    from: mailFrom,
    replyTo: data.host.email,
    language,
    messageId: messageId(mailFrom, 'refunded', jobId),
  });
  await recordMail(context, { reservationId: id, mail: 'refunded', jobId });
}
