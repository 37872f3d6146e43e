import { getLatestLinkDay, hostBooking } from '../../../contract/dashboard/bookings.ts';
import { parseAs } from '../../../contract/schemas/parseAs.ts';
import { toViolation, toViolations, type Violation } from '../../../contract/schemas/violations.ts';
import { getBooking, type BookingDraft } from './draft.ts';

/** The steps in which the host fills in the form. */
export const formSteps = ['stay', 'guest', 'payment'] as const;
export type FormStep = (typeof formSteps)[number];

const fields: Readonly<Record<FormStep, RegExp>> = {
  stay: /^(unit|startDate|endDate|guests|party|channel\.(name|reference))\b/,
  guest: /^(guest\.|locale$|arrivalTime$|specialRequests$)/,
  payment: /^(price|payment|channel\.(payout|commission))\b/,
};

/** Returns the violations that depend on other dates. */
function findDateViolations(draft: BookingDraft, today: string): Violation[] {
  const { startDate, endDate, payBy, until } = draft;
  const isWrongLink = payBy === 'link' && (until < today || until > getLatestLinkDay(draft, today));
  return [
    ...(endDate <= startDate ? [toViolation('endDate', 'end_before_start')] : []),
    ...(endDate < today ? [toViolation('endDate', 'date_past')] : []),
    ...(isWrongLink ? [toViolation('payment.until', 'invalid')] : []),
  ];
}

/** Finds the violations of the fields of a step. */
export type FindStepViolations = (step: FormStep, draft: BookingDraft, today: string) => Violation[];

/** The form has one field for both names. */
const toField = (violation: Violation): Violation => ({
  ...violation,
  propertyPath: violation.propertyPath.replace(/^guest\.(first|last)Name$/, 'guest.name'),
});

/** Returns the violations of the fields of a step, with the first one for each field. */
export const findStepViolations: FindStepViolations = (step, draft, today) => {
  const { issues = [] } = parseAs(hostBooking, getBooking(draft));
  const found = [...toViolations(issues), ...findDateViolations(draft, today)].map(toField);
  return found.filter(
    ({ propertyPath }, index) =>
      fields[step].test(propertyPath) &&
      found.findIndex((other) => other.propertyPath === propertyPath) === index,
  );
};
