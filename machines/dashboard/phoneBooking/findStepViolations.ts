import { getLatestLinkDay, hostBooking } from '../../../contract/dashboard/bookings.ts';
import { parseAs } from '../../../contract/schemas/parseAs.ts';
import { toViolation, toViolations, type Violation } from '../../../contract/schemas/violations.ts';
import { getBooking, type BookingDraft } from './draft.ts';

/** The steps in which the host fills in the form. */
export const formSteps = ['stay', 'price', 'guest', 'payment'] as const;
export type FormStep = (typeof formSteps)[number];

const fields: Readonly<Record<FormStep, RegExp>> = {
  stay: /^(unit|startDate|endDate|guests)$/,
  price: /^price\b/,
  guest: /^(guest\.|locale$|specialRequests$)/,
  payment: /^(payment|channel)\b/,
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

/** Returns the violations of the fields of a step, with the first one for each field. */
export const findStepViolations: FindStepViolations = (step, draft, today) => {
  const { issues = [] } = parseAs(hostBooking, getBooking(draft));
  const found = [...toViolations(issues), ...findDateViolations(draft, today)];
  return found.filter(
    ({ propertyPath }, index) =>
      fields[step].test(propertyPath) &&
      found.findIndex((other) => other.propertyPath === propertyPath) === index,
  );
};
