import type { ReservationStatus } from '../../../../contract/values/statuses.ts';
import type { DashboardMessageId } from '../../i18n/index.ts';

/** The name of each status. */
export const statusTexts: Readonly<Record<ReservationStatus, DashboardMessageId>> = {
  awaiting_otp: 'reservation.status.unconfirmed',
  awaiting_payment: 'reservation.status.unpaid',
  confirmed: 'reservation.status.confirmed',
  completed: 'reservation.status.completed',
  expired: 'reservation.status.expired',
  cancelled: 'reservation.status.cancelled',
};
