import type { BookingDetails } from '../../../../machines/booking/booking.types.ts';
import type { PaymentOption, Quote } from '../../../../contract/schemas/quote.ts';

/** Finds the guest's chosen payment option. An existing reservation has only one option. */
export const findChosenOption = (
  { paymentOptions }: Quote,
  { paymentOptionId }: Pick<BookingDetails, 'paymentOptionId'>,
): PaymentOption | undefined =>
  paymentOptions.length === 1 ? paymentOptions[0] : paymentOptions.find(({ id }) => id === paymentOptionId);
