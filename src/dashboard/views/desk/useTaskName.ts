import type { DeskReservation } from '../../../../contract/dashboard/deskReservation.ts';
import type { ReservationTask } from '../../../../contract/dashboard/pages.ts';
import { useText, type DashboardMessageId } from '../../i18n/index.ts';

/** The names of tasks about the link for a payment. */
const paymentTexts: Partial<Record<ReservationTask, DashboardMessageId>> = {
  resendMail: 'dashboard.reservation.action.resendMail.payment',
  sendNewLink: 'dashboard.reservation.action.sendNewLink.payment',
};

/** Returns the name of a form or an action; those about a link name the payment that it is for. */
export function useTaskName() {
  const text = useText();
  return (task: ReservationTask, reservation: DeskReservation | undefined): string =>
    text((reservation?.payableUntil && paymentTexts[task]) || `dashboard.reservation.action.${task}`);
}
