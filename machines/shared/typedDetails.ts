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

type StayDetailsInput = Pick<StayDetails, 'arrivalTime' | 'invoice'>;

/** What was told before, as it would have been typed. */
export const toTypedDetails = ({ arrivalTime, invoice }: StayDetailsInput): TypedDetails => ({
  arrivalTime: arrivalTime ?? '',
  hasInvoice: invoice !== null,
  invoice: invoice ?? noInvoice,
});

/** What is told by what was typed. */
export const toStayDetails = ({ arrivalTime, hasInvoice, invoice }: TypedDetails): StayDetailsInput => ({
  arrivalTime: arrivalTime === '' ? null : arrivalTime,
  invoice: hasInvoice ? invoice : null,
});

const getNames = (invoice: Invoice) => Object.keys(invoice) as (keyof Invoice)[];

// Another country makes another question of the tax number.
const getChangedInvoiceFields = (before: Invoice, now: Invoice) =>
  getNames(now)
    .filter((field) => now[field] !== before[field])
    .flatMap((field) => (field === 'country' ? [field, 'taxNumber' as const] : [field]));

/**
 * The fields that a change answers anew, as a host names them: what was said of them before holds no more. Whether there
 * is to be an invoice is asked with all of it.
 */
export function getChangedFields(before: TypedDetails, change: Partial<TypedDetails>): string[] {
  const { hasInvoice, invoice = before.invoice } = change;
  const ofInvoice =
    hasInvoice === undefined ? getChangedInvoiceFields(before.invoice, invoice) : getNames(invoice);
  return [...Object.keys(change), ...ofInvoice.map((field) => `invoice.${field}`)];
}
