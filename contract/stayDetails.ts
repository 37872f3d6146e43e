import * as v from 'valibot';
import { line, lineOrNone, linesOrNone } from './guest.ts';
import { country } from './legalForm.ts';
import { means } from './means.ts';
import { instant, linkToken, reservationId, timeOfDay } from './primitives.ts';
import { findTaxNumberError } from './rules/taxNumber.ts';

const fields = {
  name: means(line(160), 'Whom the invoice is made out to: a person or a company.'),
  country: means(country, 'The country of the address, ISO 3166-1 alpha-3 (Kosovo is `XKX`).'),
  taxNumber: means(
    lineOrNone(30),
    'Their tax number. In Portugal it is needed: nine digits (NIF or NIPC), of which the ninth checks the others. Of other ' +
      'countries it is taken as it is, and may be empty.',
  ),
  address: means(
    v.pipe(linesOrNone(300), v.nonEmpty('blank')),
    'Street, postal code and city; line breaks are kept.',
  ),
};

const taxed = [['taxNumber'], ['country']] as const;

/** What an invoice says of who gets it. The invoice itself is written elsewhere, by who lets. */
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

/** When guests come, on the clock of the property; a host knows from when its check-in is. */
export const arrivalTime = means(
  timeOfDay,
  'About when the guests arrive, `HH:MM` on the clock of the property: from `checkInAfter` on the first day; a time before ' +
    'that, until `06:00`, is one of the night after it.',
);

export const stayDetailsRequest = v.object({
  reservationId,
  token: linkToken,
  invoice: v.optional(
    means(
      v.nullable(invoice),
      'What the invoice is to say; null takes it back, and what is left out stays as it is.',
    ),
  ),
  arrivalTime: v.optional(
    means(
      v.nullable(arrivalTime),
      'About when the guests arrive, as with the booking; null takes it back, and what is left out stays as it is.',
    ),
  ),
});

export const stayDetailsSaved = v.object({
  savedAt: means(instant, 'When the host has taken it down.'),
});
export type StayDetailsSaved = v.InferOutput<typeof stayDetailsSaved>;

/** What the guest has told of a stay beyond what a booking needs. */
export const stayDetails = v.object({
  changeable: means(
    v.boolean(),
    'Whether the guest can change it now: while the stay is booked, until it ends.',
  ),
  invoice: v.nullable(means(invoice, 'What the invoice is to say; null where the guest asked for none.')),
  arrivalTime: v.nullable(means(arrivalTime, 'About when the guests arrive; null where they have not said.')),
});
export type StayDetails = v.InferOutput<typeof stayDetails>;
