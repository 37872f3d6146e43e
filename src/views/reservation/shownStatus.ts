import type { Reservation } from '../../../contract/reservation.ts';
import type { IconName } from '../../ui/Icon.tsx';

/** The status of a reservation as its page tells it. */
export type ShownStatus =
  | 'confirmed'
  | 'completed'
  | 'unconfirmed'
  | 'unpaid'
  | 'processing'
  | 'cancelled'
  | 'expired'
  | 'tooLate';

/** What the page of a reservation tells of its status. */
export function getShownStatus({ status, checkout, endReason }: Reservation): ShownStatus {
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

/** The mark beside the word. */
export const marks: Record<ShownStatus, { icon: IconName; tone: Tone }> = {
  confirmed: { icon: 'done', tone: 'good' },
  completed: { icon: 'done', tone: 'over' },
  unconfirmed: { icon: 'mail', tone: 'pending' },
  unpaid: { icon: 'clock', tone: 'pending' },
  processing: { icon: 'clock', tone: 'pending' },
  cancelled: { icon: 'close', tone: 'over' },
  expired: { icon: 'close', tone: 'over' },
  tooLate: { icon: 'close', tone: 'over' },
};

/** Whether the guest can go on with the booking: the nights are held, and no payment is on its way. */
export const canBeResumed = (shown: ShownStatus): boolean => shown === 'unconfirmed' || shown === 'unpaid';

/** Whether the nights are not, or no longer, the guest's. */
export const isOff = (shown: ShownStatus): boolean =>
  shown === 'cancelled' || shown === 'expired' || shown === 'tooLate';
