import type { Call } from '../support/calls.ts';
import { inDays } from '../support/hostApi.ts';
import { token } from './answers.ts';
import type { Scenario } from './scenario.ts';

const getStay = ({ stay }: Scenario) => ({
  startDate: stay && inDays(stay.from),
  endDate: stay && inDays(stay.from + stay.nights),
});

const price = (scenario: Scenario) => ({
  id: scenario.unit,
  ...getStay(scenario),
  guestCount: scenario.guests,
});

const order = (scenario: Scenario) => {
  const { firstName, lastName, email, phone } = scenario.typed;
  return {
    rentalUnitId: scenario.unit,
    ...getStay(scenario),
    guests: scenario.guests,
    guest: { firstName, lastName, email, phonePrefix: '+351', phone, locale: scenario.translator.language },
    specialRequests: null,
    paymentOptionId: 'pay-now',
    // The guest agrees to the price that was shown.
    expectedTotal: scenario.price,
  };
};

/** E-mails and the payment page use the language of the page. */
const localized = ({ translator, reservationId }: Scenario) => ({
  reservationId,
  locale: translator.language,
});

/** The expected body of each call of a booking. */
const requestBodies: Partial<Record<Call, (scenario: Scenario) => unknown>> = {
  previewPrice: price,
  previewNewPrice: price,
  createReservation: order,
  verifyOtp: ({ code, reservationId }) => ({ reservationId, otp: code.replaceAll(/\D/g, '') }),
  resendOtp: localized,
  createCheckout: localized,
  cancelReservation: ({ reservationId }) => ({ reservationId, token, onlyUnpaid: true }),
};

export const getRequestBody = (call: Call, scenario: Scenario): unknown => requestBodies[call]?.(scenario);
