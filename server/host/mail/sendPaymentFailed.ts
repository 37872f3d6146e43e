import { isBooked } from '../../../contract/rules/booked.ts';
import type { JobData } from '../ports/jobs.ts';
import type { HostContext } from '../base/context.ts';
import { messageId } from './messageId.ts';
import { paymentFailedEmail } from './paymentFailedEmail.ts';
import { recordMail } from './recordMail.ts';
import { readReservationEmailData } from './readReservationEmailData.ts';
import { readReservation } from './sendStayMail.ts';
import { getTranslator } from '../base/translator.ts';

const readFailed = ({ db }: HostContext, id: string) =>
  db
    .selectFrom('payment')
    .select(['reservationId', 'dueDate', 'amount'])
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .executeTakeFirst();

/** Sends a guest an e-mail about a failed instalment, unless it was paid or the stay was cancelled since. */
export async function sendPaymentFailed(
  context: HostContext,
  { paymentId, why }: JobData['mail.paymentFailed'],
  jobId: string,
): Promise<void> {
  const { mailer, mailFrom } = context;
  const failed = await readFailed(context, paymentId);
  const reservation = failed && (await readReservation(context, failed.reservationId));
  if (reservation === undefined || reservation.email === '' || !isBooked(reservation)) return;
  const { locale: language, email } = reservation;
  const data = await readReservationEmailData(context, reservation, language);
  const payment = { dueDate: failed!.dueDate, amount: { amount: failed!.amount, currency: 'EUR' } as const };
  await mailer.send({
    ...paymentFailedEmail(getTranslator(language), data, payment, why),
    audience: { reservationId: reservation.id },
    to: email,
    from: mailFrom,
    replyTo: data.host.email,
    language,
    messageId: messageId(mailFrom, 'paymentFailed', jobId),
  });
  await recordMail(context, { reservationId: reservation.id, mail: 'paymentFailed', jobId });
}
