import { setupLink } from '../../../contract/dashboard/pages.ts';
import type { HostContext } from '../base/context.ts';
import { getTranslator } from '../base/translator.ts';
import type { JobData } from '../ports/jobs.ts';
import { readInvitation } from '../users/inviteUser.ts';
import { findUserById } from '../users/people.ts';
import { invitationEmail } from './invitationEmail.ts';
import { messageId } from './messageId.ts';

/** Sends a person the link for the first sign-in, unless the person no longer has access. */
export async function sendInvitation(
  { db, keys, mailer, mailFrom, pages, productName }: HostContext,
  invitation: JobData['mail.invitation'],
  jobId: string,
): Promise<void> {
  const user = await findUserById(db, invitation.userId);
  if (!user) return;
  const link = pages.origin + setupLink(readInvitation(keys, invitation));
  await mailer.send({
    ...invitationEmail(getTranslator(user.locale), { productName, name: user.name, link }),
    audience: 'access',
    to: user.email,
    from: mailFrom,
    language: user.locale,
    urgent: true,
    messageId: messageId(mailFrom, 'invitation', jobId),
  });
}
