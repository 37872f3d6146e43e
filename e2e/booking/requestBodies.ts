import type { Call } from '../support/calls.ts';
import { inDays } from '../support/hostApi.ts';
import { token } from './answers.ts';
import type { Scenario } from './story.ts';

const getStay = ({ stay }: Scenario) => ({
  startDate: stay && inDays(stay.from),
  endDate: stay && inDays(stay.from + stay.nights),
});

const price = (story: Scenario) => ({ id: story.unit, ...getStay(story), guestCount: story.guests });

const order = (story: Scenario) => {
  const { firstName, lastName, email, phone } = story.typed;
  return {
    rentalUnitId: story.unit,
    ...getStay(story),
    guests: story.guests,
    guest: { firstName, lastName, email, phonePrefix: '+351', phone, locale: story.translator.language },
    specialRequests: null,
    paymentOptionId: 'pay-now',
    // The guest agrees to the price that was shown.
    expectedTotal: story.price,
  };
};

/** E-mails and the payment page use the language of the page. */
const localized = ({ translator, reservationId }: Scenario) => ({
  reservationId,
  locale: translator.language,
});

/** The expected body of each call of a booking. */
const requestBodies: Partial<Record<Call, (story: Scenario) => unknown>> = {
  previewPrice: price,
  previewNewPrice: price,
  createReservation: order,
  verifyOtp: ({ code, reservationId }) => ({ reservationId, otp: code.replaceAll(/\D/g, '') }),
  resendOtp: localized,
  createCheckout: localized,
  cancelReservation: ({ reservationId }) => ({ reservationId, token, onlyUnpaid: true }),
};

export const getRequestBody = (call: Call, story: Scenario): unknown => requestBodies[call]?.(story);
