import type { Invoice, StayDetails } from '../../contract/schemas/stayDetails.ts';

/** The optional details of a stay, as the guest types them. */
export interface TypedDetails {
  /** `HH:MM`, or empty if the guest has not chosen a time. */
  arrivalTime: string;
  /** Whether the form sends invoice details. */
  hasInvoice: boolean;
  invoice: Invoice;
}

export const noInvoice: Invoice = { name: '', taxNumber: '', address: '', country: '' };

export const nothingTyped: TypedDetails = { arrivalTime: '', hasInvoice: false, invoice: noInvoice };

type StayDetailsInput = Pick<StayDetails, 'arrivalTime' | 'invoice'>;

/** Converts stored details to form fields. */
export const toTypedDetails = ({ arrivalTime, invoice }: StayDetailsInput): TypedDetails => ({
  arrivalTime: arrivalTime ?? '',
  hasInvoice: invoice !== null,
  invoice: invoice ?? noInvoice,
});

/** Converts form fields to details of the stay. */
export const toStayDetails = ({ arrivalTime, hasInvoice, invoice }: TypedDetails): StayDetailsInput => ({
  arrivalTime: arrivalTime === '' ? null : arrivalTime,
  invoice: hasInvoice ? invoice : null,
});

const getNames = (invoice: Invoice) => Object.keys(invoice) as (keyof Invoice)[];

// A change of country changes the rules for the tax number.
const getChangedInvoiceFields = (before: Invoice, now: Invoice) =>
  getNames(now)
    .filter((field) => now[field] !== before[field])
    .flatMap((field) => (field === 'country' ? [field, 'taxNumber' as const] : [field]));

/**
 * Returns the changed fields under the names that the host uses in violations, which no longer apply to them. Choosing
 * or removing the invoice changes all of its fields.
 */
export function getChangedFields(before: TypedDetails, change: Partial<TypedDetails>): string[] {
  const { hasInvoice, invoice = before.invoice } = change;
  const ofInvoice =
    hasInvoice === undefined ? getChangedInvoiceFields(before.invoice, invoice) : getNames(invoice);
  return [...Object.keys(change), ...ofInvoice.map((field) => `invoice.${field}`)];
}
