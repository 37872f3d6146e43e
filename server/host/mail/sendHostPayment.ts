import { fullName } from '../../../contract/values/personName.ts';
import type { HostContext } from '../base/context.ts';
import { getTranslator } from '../base/translator.ts';
import type { JobData } from '../ports/jobs.ts';
import { euros } from '../pricing/index.ts';
import { hostPaymentEmail } from './hostPaymentEmail.ts';
import { messageId } from './messageId.ts';
import { hostLanguage, requirePropertyEmailData } from './readReservationEmailData.ts';

type HostPaymentJob = JobData['mail.hostPayment'];

const isOfRefund = ({ news: data }: HostPaymentJob) => data === 'refunded' || data === 'refundFailed';

async function readChange({ db }: HostContext, job: HostPaymentJob) {
  if (isOfRefund(job)) {
    const refund = await db
      .selectFrom('gatewayRefund')
      .select(['gatewayPaymentId', 'amount'])
      .where('id', '=', job.id)
      .executeTakeFirst();
    return refund && { ...refund, dispute: undefined };
  }
  const dispute = await db
    .selectFrom('gatewayDispute')
    .selectAll()
    .where('id', '=', job.id)
    .executeTakeFirst();
  return dispute && { gatewayPaymentId: dispute.gatewayPaymentId, amount: dispute.amount, dispute };
}

const readReservation = ({ db }: HostContext, gatewayPaymentId: string) =>
  db
    .selectFrom('gatewayPayment')
    .innerJoin('reservation', 'reservation.id', 'gatewayPayment.reservationId')
    .selectAll('reservation')
    .where('gatewayPayment.id', '=', gatewayPaymentId)
    .executeTakeFirst();

/** Sends a host an e-mail about a changed payment at the gateway; `jobId` is the same for each try. */
export async function sendHostPayment(
  context: HostContext,
  job: HostPaymentJob,
  jobId: string,
): Promise<void> {
  const { mailer, mailFrom, productName } = context;
  const change = await readChange(context, job);
  const reservation = change && (await readReservation(context, change.gatewayPaymentId));
  if (reservation === undefined) return;
  const { unitId, number } = reservation;
  const language = hostLanguage(context, unitId);
  const { unit, property, host } = requirePropertyEmailData(context, unitId, language);
  await mailer.send({
    ...hostPaymentEmail(getTranslator(language), {
      news: job.news,
      productName,
      number,
      property,
      host,
      guestName: fullName(reservation),
      amount: euros(change!.amount),
      dispute: change!.dispute,
      timeZone: unit.timeZone,
    }),
    audience: 'hosts',
    to: host.email,
    from: mailFrom,
    language,
    messageId: messageId(mailFrom, 'hostPayment', jobId),
  });
}
