import { nationalities } from '../../../contract/values/countries/index.ts';
import { isArrivalTime } from '../../../contract/values/arrivalTime.ts';
import { getTaxNumber } from '../../../contract/values/taxNumber.ts';
import type { Invoice, StayDetails } from '../../../contract/schemas/stayDetails.ts';
import { toViolation, type Violation } from '../../../contract/schemas/violations.ts';
import type { UnitContent } from '../content/index.ts';
import type { ReservationRow } from '../store/schema.ts';
import type { CurrentStatus } from './currentStatus.ts';

interface NotifiedDetails {
  readonly invoice?: Invoice | null | undefined;
  readonly arrivalTime?: string | null | undefined;
}

const countries: ReadonlySet<string> = new Set(nationalities.map(({ alpha3 }) => alpha3));

/** The errors in stay details that their schema cannot find: unknown countries, and arrival times before check-in. */
export const detailsViolations = (
  { invoice, arrivalTime }: NotifiedDetails,
  { rules: { checkInAfter } }: Pick<UnitContent, 'rules'>,
): Violation[] => [
  ...(invoice && !countries.has(invoice.country) ? [toViolation('invoice.country', 'country')] : []),
  ...(arrivalTime && !isArrivalTime(arrivalTime, checkInAfter)
    ? [toViolation('arrivalTime', 'arrival_time')]
    : []),
];

/** Converts details to the stored form; omitted ones do not change. */
export const toStoredDetails = ({
  invoice,
  arrivalTime,
}: NotifiedDetails): Partial<Pick<ReservationRow, keyof NotifiedDetails>> => ({
  ...(invoice !== undefined && { invoice: invoice && { ...invoice, taxNumber: getTaxNumber(invoice) } }),
  ...(arrivalTime !== undefined && { arrivalTime }),
});

/** Whether the guest can change the details: while the stay is booked, until the end of the departure day. */
export const areChangeable = ({ status }: CurrentStatus): boolean => status === 'confirmed';

/** The current details of a stay. */
export const getDetails = (
  { invoice, arrivalTime }: Pick<ReservationRow, 'invoice' | 'arrivalTime'>,
  current: CurrentStatus,
): StayDetails => ({ changeable: areChangeable(current), invoice, arrivalTime });
