import { useIntl } from 'react-intl';
import { violationMessages } from '../../../contract/violationMessages.ts';
import type { Violation } from '../../../contract/violations.ts';
import { useText, type MessageId } from '../../i18n/index.ts';
import type { SummarisedError } from '../../ui/ErrorSummary.tsx';

/** The fields of the booking by what the host calls them: where they are, and what they are called. */
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

/** The host's refusals in the guest's words: by code, else as the host said it. */
export function useViolations(violations: readonly Violation[]) {
  const text = useText();
  const { messages } = useIntl();
  const wordsOf = ({ code, message }: Violation) => {
    const id = `violation.${code}`;
    return id in messages && code in violationMessages ? text(id as MessageId) : message;
  };
  return {
    messageAt: (path: string): string | undefined => {
      const found = violations.find(({ propertyPath }) => propertyPath === path);
      return found && wordsOf(found);
    },
    summary: violations.map((violation): SummarisedError => {
      const field = fields[violation.propertyPath];
      return {
        fieldId: field?.id,
        label: field ? text(field.label) : violation.propertyPath,
        message: wordsOf(violation),
      };
    }),
  };
}
