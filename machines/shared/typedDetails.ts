import type { Invoice, StayDetails } from '../../contract/stayDetails.ts';

/** What a guest tells of a stay besides, as typed. */
export interface TypedDetails {
  /** `HH:MM`, or empty where the guest has not said. */
  arrivalTime: string;
  /** Whether what is typed for an invoice is sent. */
  hasInvoice: boolean;
  invoice: Invoice;
}

export const noInvoice: Invoice = { name: '', taxNumber: '', address: '', country: '' };

export const nothingTyped: TypedDetails = { arrivalTime: '', hasInvoice: false, invoice: noInvoice };

type Told = Pick<StayDetails, 'arrivalTime' | 'invoice'>;

/** What was told before, as it would have been typed. */
export const typedFrom = ({ arrivalTime, invoice }: Told): TypedDetails => ({
  arrivalTime: arrivalTime ?? '',
  hasInvoice: invoice !== null,
  invoice: invoice ?? noInvoice,
});

/** What is told by what was typed. */
export const toldBy = ({ arrivalTime, hasInvoice, invoice }: TypedDetails): Told => ({
  arrivalTime: arrivalTime === '' ? null : arrivalTime,
  invoice: hasInvoice ? invoice : null,
});

/**
 * The fields of an invoice that another one differs in, as a host names them. Another country makes another question of
 * the tax number.
 */
export const changedFields = (before: Invoice, now: Invoice): string[] =>
  (Object.keys(now) as (keyof Invoice)[])
    .filter((field) => now[field] !== before[field])
    .flatMap((field) => (field === 'country' ? [field, 'taxNumber'] : [field]))
    .map((field) => `invoice.${field}`);
