import type { DeskReservation } from '../../../../contract/dashboard/deskReservation.ts';
import type { ReservationTask } from '../../../../contract/dashboard/pages.ts';
import { useText } from '../../i18n/index.ts';

/** Returns the name of a form or an action; those about a link name the payment that it is for. */
export function useTaskName() {
  const text = useText();
  return (task: ReservationTask, reservation: DeskReservation | undefined): string => {
    const isForPayment = Boolean(reservation?.payableUntil);
    return isForPayment && (task === 'resendMail' || task === 'sendNewLink')
      ? text(`dashboard.reservation.action.${task}.payment`)
      : text(`dashboard.reservation.action.${task}`);
  };
}
