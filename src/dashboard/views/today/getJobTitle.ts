import type { DashboardMessageId } from '../../i18n/index.ts';

/** The titles of failed e-mails whose receiver is not part of the name of their job. */
const mailTitles: Readonly<Record<string, DashboardMessageId>> = {
  'mail.invitation': 'dashboard.today.job.accessMail',
  'mail.signInCode': 'dashboard.today.job.accessMail',
  'mail.message': 'dashboard.today.job.hostMail',
};

/** Returns the title of a failed job by its kind. */
export function getJobTitle(queue: string): DashboardMessageId {
  if (mailTitles[queue]) return mailTitles[queue];
  if (queue.startsWith('mail.host')) return 'dashboard.today.job.hostMail';
  if (queue.startsWith('mail.')) return 'dashboard.today.job.mail';
  if (queue === 'payment.charge') return 'dashboard.today.job.charge';
  return queue.startsWith('payment.') ? 'dashboard.today.job.refund' : 'dashboard.today.job.other';
}
