import type { HeldReservation } from '../../../../machines/booking/booking.types.ts';
import { useFormats, useText } from '../../../i18n/index.ts';

/** The clock that the guest looks at while minutes count; the property's may be in another country. */
const onThisDevice = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Until when the nights are held, where that is known. */
export function useHeldUntil(held: HeldReservation | undefined): string | undefined {
  const text = useText();
  const { moment } = useFormats();
  return held?.deadline
    ? text('resuming.heldUntil', { time: moment(held.deadline, onThisDevice()) })
    : undefined;
}
