import type { Violation } from '../../../../contract/schemas/violations.ts';
import { useText, type MessageId } from '../../../i18n/index.ts';
import { useViolations } from '../../../kit/violations.ts';

/** The ids and labels of the booking's fields, by their names in the host API. */
const fields: Readonly<Record<string, { id?: string; label: MessageId }>> = {
  startDate: { label: 'stay.checkIn' },
  endDate: { label: 'stay.checkOut' },
  guests: { label: 'stay.guests' },
  guestCount: { label: 'stay.guests' },
  'guest.firstName': { id: 'booking-firstName', label: 'form.firstName' },
  'guest.lastName': { id: 'booking-lastName', label: 'form.lastName' },
  'guest.email': { id: 'booking-email', label: 'form.email' },
  'guest.phonePrefix': { id: 'booking-phonePrefix', label: 'form.phonePrefix' },
  'guest.phone': { id: 'booking-phone', label: 'form.phone' },
  specialRequests: { id: 'booking-specialRequests', label: 'form.specialRequests' },
  paymentOptionId: { id: 'booking-paymentOption', label: 'form.paymentOption' },
  otp: { id: 'booking-otp', label: 'otp.field' },
};

/**
 * Returns the host's violations of a booking as field errors. `getMissingMessage` is passed on to {@link
 * useViolations}.
 */
export function useBookingViolations(
  violations: readonly Violation[],
  getMissingMessage?: (path: string) => string,
) {
  const text = useText();
  return useViolations(
    violations,
    (path) => {
      const field = fields[path];
      return field && { ...field, label: text(field.label) };
    },
    getMissingMessage,
  );
}
