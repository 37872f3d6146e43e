import type { ResendableMail } from '../../../../contract/dashboard/deskReservation.ts';
import type { DashboardMessageId } from '../../i18n/index.ts';

/** The names of the e-mails that can be sent again. */
export const mailTexts: Readonly<Record<ResendableMail, DashboardMessageId>> = {
  confirmed: 'dashboard.reservation.mail.confirmed',
  arrival: 'dashboard.reservation.mail.arrival',
  cancelled: 'dashboard.reservation.mail.cancelled',
  registered: 'dashboard.reservation.mail.registered',
  'paid-too-late': 'dashboard.reservation.mail.paidTooLate',
};
