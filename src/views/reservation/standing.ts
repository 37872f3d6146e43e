import type { Reservation } from '../../../contract/reservation.ts';
import type { IconName } from '../../ui/Icon.tsx';

/** How a reservation stands, in the words of its page. */
export type Standing =
  'confirmed' | 'completed' | 'unconfirmed' | 'unpaid' | 'processing' | 'cancelled' | 'expired' | 'tooLate';

/** How a reservation stands with its guest. */
export function standingOf({ status, checkout, endReason }: Reservation): Standing {
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
export const marks: Record<Standing, { icon: IconName; tone: Tone }> = {
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
export const canBeResumed = (standing: Standing): boolean =>
  standing === 'unconfirmed' || standing === 'unpaid';
