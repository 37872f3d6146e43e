import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { guest } from '../../../contract/guest.ts';
import { money } from '../../../contract/primitives.ts';
import { problem } from '../../../contract/problem.ts';
import { instalment, paymentOption, quote, quoteLine, stayRequest } from '../../../contract/quote.ts';
import {
  availability,
  photo,
  pricingRules,
  rentalUnit,
  unitDescription,
} from '../../../contract/rentalUnit.ts';
import * as reservations from '../../../contract/reservation.ts';
import { violation } from '../../../contract/violations.ts';

const named = {
  Availability: availability,
  CancelRequest: reservations.cancelRequest,
  Cancelled: reservations.cancelled,
  CheckoutSession: reservations.checkoutSession,
  Guest: guest,
  Hold: reservations.hold,
  Instalment: instalment,
  Money: money,
  OtpRequest: reservations.otpRequest,
  PaymentOption: paymentOption,
  PaymentRequest: reservations.paymentRequest,
  Photo: photo,
  PricingRules: pricingRules,
  Problem: problem,
  Quote: quote,
  QuoteLine: quoteLine,
  Refund: reservations.refund,
  RentalUnit: rentalUnit,
  ResendRequest: reservations.resendRequest,
  Resent: reservations.resent,
  Reservation: reservations.reservation,
  ReservationRequest: reservations.reservationRequest,
  StayRequest: stayRequest,
  UnitDescription: unitDescription,
  Verified: reservations.verified,
  Violation: violation,
} satisfies Record<string, v.GenericSchema>;

const addressOf = (name: string) => `#/components/schemas/${name}`;

const config = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  overrideRef: ({ referenceId }: { referenceId: string }) => addressOf(referenceId),
} as const;

/** The contract's named schemas as JSON Schema 2020-12. */
export const componentSchemas = () => toJsonSchemaDefs(named, config);

/** A named schema by reference, any other one written out. */
export function schemaOf(schema: v.GenericSchema): object {
  const name = Object.entries(named).find(([, candidate]) => (candidate as v.GenericSchema) === schema)?.[0];
  if (name !== undefined) return { $ref: addressOf(name) };
  const { It } = toJsonSchemaDefs({ It: schema }, config);
  return It;
}
