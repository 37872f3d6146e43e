import * as v from 'valibot';
import { line, lineOrNone, linesOrNone } from './guest.ts';
import { country } from './legalForm.ts';
import { means } from './means.ts';
import { instant, linkToken, reservationId, timeOfDay } from './primitives.ts';
import { findTaxNumberError } from '../values/taxNumber.ts';

const fields = {
  name: means(line(160), 'The recipient of the invoice: a person or a company.'),
  country: means(country, 'The country of the address, ISO 3166-1 alpha-3 (Kosovo is `XKX`).'),
  taxNumber: means(
    lineOrNone(30),
    'The tax number of the recipient. In Portugal it is required and checked: nine digits (NIF or NIPC) with a check digit. For ' +
      'other countries it may be empty and is not checked.',
  ),
  address: means(
    v.pipe(linesOrNone(300), v.nonEmpty('blank')),
    'Street, postal code and city; line breaks are preserved.',
  ),
};

const taxed = [['taxNumber'], ['country']] as const;

/** The recipient's details for an invoice. The host writes the invoice in another system. */
export const invoice = v.pipe(
  v.object(fields),
  v.forward(
    v.partialCheck(taxed, (of) => findTaxNumberError(of) !== 'blank', 'blank'),
    ['taxNumber'],
  ),
  v.forward(
    v.partialCheck(taxed, (of) => findTaxNumberError(of) !== 'tax_number', 'tax_number'),
    ['taxNumber'],
  ),
);
export type Invoice = v.InferOutput<typeof invoice>;

/** The arrival time in the property's time zone; the host checks it against the check-in time. */
export const arrivalTime = means(
  timeOfDay,
  'The approximate arrival time, `HH:MM` in the time zone of the property: from `checkInAfter` on the first day; an earlier time, ' +
    'up to `06:00`, is in the following night.',
);

export const stayDetailsRequest = v.object({
  reservationId,
  token: linkToken,
  invoice: v.optional(
    means(
      v.nullable(invoice),
      'The invoice details; null removes them, and an omitted value stays unchanged.',
    ),
  ),
  arrivalTime: v.optional(
    means(
      v.nullable(arrivalTime),
      'The approximate arrival time, as in a booking; null removes it, and an omitted value stays unchanged.',
    ),
  ),
});

export const stayDetailsSaved = v.object({
  savedAt: means(instant, 'The time at which the host stored the details.'),
});
export type StayDetailsSaved = v.InferOutput<typeof stayDetailsSaved>;

/** Optional details of a stay that a booking does not need. */
export const stayDetails = v.object({
  changeable: means(
    v.boolean(),
    'Whether the guest can change the details now: while the stay is booked, until it ends.',
  ),
  invoice: v.nullable(means(invoice, 'The invoice details; null if the guest does not want an invoice.')),
  arrivalTime: v.nullable(
    means(arrivalTime, 'The approximate arrival time; null if the guest has not set one.'),
  ),
});
export type StayDetails = v.InferOutput<typeof stayDetails>;
