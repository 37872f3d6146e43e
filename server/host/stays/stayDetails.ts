import { nationalities } from '../../../contract/countries/index.ts';
import { isArrivalTime } from '../../../contract/rules/arrivalTime.ts';
import { getTaxNumber } from '../../../contract/rules/taxNumber.ts';
import type { Invoice, StayDetails } from '../../../contract/stayDetails.ts';
import { toViolation, type Violation } from '../../../contract/violations.ts';
import type { UnitContent } from '../content/index.ts';
import type { ReservationRow } from '../store/schema.ts';
import type { CurrentStatus } from './currentStatus.ts';

interface NotifiedDetails {
  readonly invoice?: Invoice | null | undefined;
  readonly arrivalTime?: string | null | undefined;
}

const countries: ReadonlySet<string> = new Set(nationalities.map(({ alpha3 }) => alpha3));

/**
 * What a host finds wrong with details that their schema cannot know: countries that do not exist, and arrivals at which
 * nobody is let in.
 */
export const detailsViolations = (
  { invoice, arrivalTime }: NotifiedDetails,
  { rules: { checkInAfter } }: Pick<UnitContent, 'rules'>,
): Violation[] => [
  ...(invoice && !countries.has(invoice.country) ? [toViolation('invoice.country', 'country')] : []),
  ...(arrivalTime && !isArrivalTime(arrivalTime, checkInAfter)
    ? [toViolation('arrivalTime', 'arrival_time')]
    : []),
];

/** Details as they are written down; what is left out stays as it is. */
export const toStoredDetails = ({
  invoice,
  arrivalTime,
}: NotifiedDetails): Partial<Pick<ReservationRow, keyof NotifiedDetails>> => ({
  ...(invoice !== undefined && { invoice: invoice && { ...invoice, taxNumber: getTaxNumber(invoice) } }),
  ...(arrivalTime !== undefined && { arrivalTime }),
});

/** Whether the guest can change them: while the stay is booked, until the day of departure is over. */
export const areChangeable = ({ status }: CurrentStatus): boolean => status === 'confirmed';

/** What the guest has told of a stay, as it stands. */
export const getDetails = (
  { invoice, arrivalTime }: Pick<ReservationRow, 'invoice' | 'arrivalTime'>,
  current: CurrentStatus,
): StayDetails => ({ changeable: areChangeable(current), invoice, arrivalTime });
