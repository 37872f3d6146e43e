import type { Reservation } from '../../../contract/schemas/reservation.ts';
import type { IconName } from '../../ui/Icon.tsx';

/** The status of a reservation on its page. */
export type DisplayStatus =
  | 'confirmed'
  | 'completed'
  | 'unconfirmed'
  | 'unpaid'
  | 'processing'
  | 'cancelled'
  | 'expired'
  | 'tooLate';

/** Returns the status that the reservation's page shows. */
export function getDisplayStatus({ status, checkout, endReason }: Reservation): DisplayStatus {
  switch (status) {
    case 'confirmed':
    case 'completed':
    case 'expired':
      return status;
    case 'awaiting_otp':
      return 'unconfirmed';
    case 'awaiting_payment':
      return checkout === 'processing' ? 'processing' : 'unpaid';
    case 'cancelled':
      return endReason === 'paid_too_late' ? 'tooLate' : 'cancelled';
  }
}

type Tone = 'good' | 'pending' | 'over';

/** The icon and tone of each status. */
export const marks: Record<DisplayStatus, { icon: IconName; tone: Tone }> = {
  confirmed: { icon: 'done', tone: 'good' },
  completed: { icon: 'done', tone: 'over' },
  unconfirmed: { icon: 'mail', tone: 'pending' },
  unpaid: { icon: 'clock', tone: 'pending' },
  processing: { icon: 'clock', tone: 'pending' },
  cancelled: { icon: 'close', tone: 'over' },
  expired: { icon: 'close', tone: 'over' },
  tooLate: { icon: 'close', tone: 'over' },
};

/** Whether the guest can resume the booking: the nights are held, and no payment is being processed. */
export const canBeResumed = (status: DisplayStatus): boolean =>
  status === 'unconfirmed' || status === 'unpaid';

/** Whether the nights are not, or no longer, reserved for the guest. */
export const isEnded = (status: DisplayStatus): boolean =>
  status === 'cancelled' || status === 'expired' || status === 'tooLate';
