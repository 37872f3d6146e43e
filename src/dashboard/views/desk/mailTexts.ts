import type { ResendableMail } from '../../../../contract/dashboard/deskReservation.ts';
import type { DashboardMessageId } from '../../i18n/index.ts';

/** The names of the e-mails that can be sent again. */
export const mailTexts: Readonly<Record<ResendableMail, DashboardMessageId>> = {
  confirmed: 'dashboard.reservation.mail.confirmed',
  'payment-link': 'dashboard.reservation.mail.paymentLink',
  arrival: 'dashboard.reservation.mail.arrival',
  cancelled: 'dashboard.reservation.mail.cancelled',
  registered: 'dashboard.reservation.mail.registered',
  'paid-too-late': 'dashboard.reservation.mail.paidTooLate',
};

/** The names of the e-mails to guests in the history of a reservation. */
export const sentMailTexts: Readonly<Record<string, DashboardMessageId>> = {
  ...mailTexts,
  paidTooLate: mailTexts['paid-too-late'],
  earlyArrival: mailTexts.arrival,
  paymentLink: mailTexts['payment-link'],
  paymentReceived: 'dashboard.reservation.mail.paymentReceived',
  paymentFailed: 'dashboard.reservation.mail.paymentFailed',
  refunded: 'dashboard.reservation.mail.refunded',
  reminder: 'dashboard.reservation.mail.reminder',
  reopened: 'dashboard.reservation.mail.reopened',
  newLink: 'dashboard.reservation.mail.newLink',
};
