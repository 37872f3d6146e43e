import type { HostContext } from '../base/context.ts';
import type { JobData } from '../ports/jobs.ts';
import { speechOf } from '../base/speech.ts';
import { besiegedLetter } from './besiegedLetter.ts';
import { messageId } from './messageId.ts';
import { hostLanguage, requirePropertyNews } from './readNews.ts';

/** Tells a host that strangers hold as much of a property as they may; `jobId` is the same for each try. */
export async function sendBesieged(
  context: HostContext,
  { unitId, minutesOfHolds: minutes }: JobData['mail.hostBesieged'],
  jobId: string,
): Promise<void> {
  const { mailer, mailFrom, productName } = context;
  const language = hostLanguage(context, unitId);
  const { property, host } = requirePropertyNews(context, unitId, language);
  await mailer.send({
    ...besiegedLetter(speechOf(language), { productName, property, host, minutes }),
    to: host.email,
    from: mailFrom,
    language,
    messageId: messageId(mailFrom, 'hostBesieged', jobId),
  });
}
