import { isDeepStrictEqual } from 'node:util';
import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { bookedGuest, guest } from '../../../contract/schemas/guest.ts';
import * as holds from '../../../contract/schemas/hold.ts';
import { money } from '../../../contract/schemas/primitives.ts';
import { problem } from '../../../contract/schemas/problem.ts';
import { instalment, paymentOption, quote, quoteLine, stayRequest } from '../../../contract/schemas/quote.ts';
import { availability } from '../../../contract/schemas/availability.ts';
import { photo, pricingRules, rentalUnit, unitDescription } from '../../../contract/schemas/rentalUnit.ts';
import { refund } from '../../../contract/schemas/refund.ts';
import * as reservations from '../../../contract/schemas/reservation.ts';
import { staySearch } from '../../../contract/schemas/staySearch.ts';
import { violation } from '../../../contract/schemas/violations.ts';

const named = {
  Availability: availability,
  CancelRequest: reservations.cancelRequest,
  Cancelled: reservations.cancelled,
  CheckoutSession: holds.checkoutSession,
  Guest: guest,
  BookedGuest: bookedGuest,
  Hold: holds.hold,
  Instalment: instalment,
  Money: money,
  OtpRequest: holds.otpRequest,
  PaymentOption: paymentOption,
  PaymentRequest: holds.paymentRequest,
  Photo: photo,
  PricingRules: pricingRules,
  Problem: problem,
  Quote: quote,
  QuoteLine: quoteLine,
  Refund: refund,
  RentalUnit: rentalUnit,
  ResendRequest: holds.resendRequest,
  Resent: holds.resent,
  Reservation: reservations.reservation,
  ReservationRequest: holds.reservationRequest,
  StayRequest: stayRequest,
  StaySearch: staySearch,
  UnitDescription: unitDescription,
  Verified: holds.verified,
  Violation: violation,
} satisfies Record<string, v.GenericSchema>;

const getAddress = (name: string) => `#/components/schemas/${name}`;

const config = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  overrideRef: ({ referenceId }: { referenceId: string }) => getAddress(referenceId),
} as const;

const written = toJsonSchemaDefs(named, config);

const withoutMeaning = (schema: Readonly<Record<string, unknown>>) => ({ ...schema, description: undefined });

const bare = Object.entries(written).map(([name, schema]) => [name, withoutMeaning({ ...schema })] as const);

/** Replaces a named schema that the converter inlined because of its own description by a reference. */
function referring(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(referring);
  if (typeof node !== 'object' || node === null) return node;
  const schema = node as Readonly<Record<string, unknown>>;
  const [name] = bare.find(([, candidate]) => isDeepStrictEqual(candidate, withoutMeaning(schema))) ?? [];
  const { description } = schema;
  if (name !== undefined)
    return { $ref: getAddress(name), ...(description !== undefined && { description }) };
  return listNested(schema);
}

const listNested = (schema: object) =>
  Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, referring(value)]));

/** The contract's named schemas as JSON Schema 2020-12. */
export const componentSchemas = (): object =>
  Object.fromEntries(Object.entries(written).map(([name, schema]) => [name, listNested(schema)]));

/** A reference to a named schema; any other schema inline. */
export function getSchema(schema: v.GenericSchema): object {
  const name = Object.entries(named).find(([, candidate]) => (candidate as v.GenericSchema) === schema)?.[0];
  if (name !== undefined) return { $ref: getAddress(name) };
  const { It } = toJsonSchemaDefs({ It: schema }, config);
  return listNested(It);
}
