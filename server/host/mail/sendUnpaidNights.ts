import type { HostContext } from '../base/context.ts';
import type { JobData } from '../ports/jobs.ts';
import { getTranslator } from '../base/translator.ts';
import { holdTimes } from '../reservations/holdTimes.ts';
import { alarm } from '../reservations/unpaid/readUnpaidHolds.ts';
import { messageId } from './messageId.ts';
import { hostLanguage, requirePropertyEmailData } from './readReservationEmailData.ts';
import { unpaidNightsEmail } from './unpaidNightsEmail.ts';

/** Sends a host an e-mail about many unpaid held nights of a property; `jobId` is the same for each try. */
export async function sendUnpaidNights(
  context: HostContext,
  { unitId, nights, network }: JobData['mail.hostBesieged'],
  jobId: string,
): Promise<void> {
  const { mailer, mailFrom, productName } = context;
  const language = hostLanguage(context, unitId);
  const { property, host } = requirePropertyEmailData(context, unitId, language);
  await mailer.send({
    ...unpaidNightsEmail(getTranslator(language), {
      productName,
      property,
      unitId,
      host,
      nights,
      days: alarm.days,
      minutes: holdTimes.atMost,
      network,
    }),
    audience: 'hosts',
    to: host.email,
    from: mailFrom,
    language,
    messageId: messageId(mailFrom, 'hostBesieged', jobId),
  });
}
