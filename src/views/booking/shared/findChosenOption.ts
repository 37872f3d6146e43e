import type { BookingDetails } from '../../../../machines/booking/booking.types.ts';
import type { PaymentOption, Quote } from '../../../../contract/quote.ts';

/** The payment option that the guest has chosen; a reservation that was made has one option alone. */
export const findChosenOption = (
  { paymentOptions }: Quote,
  { paymentOptionId }: Pick<BookingDetails, 'paymentOptionId'>,
): PaymentOption | undefined =>
  paymentOptions.length === 1 ? paymentOptions[0] : paymentOptions.find(({ id }) => id === paymentOptionId);
