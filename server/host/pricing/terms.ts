import type { CancellationPolicy, PaymentOption } from '../../../contract/schemas/quote.ts';
import type { PricingRules } from '../../../contract/schemas/rentalUnit.ts';
import type { Language } from '../../../contract/values/language.ts';
import type { AgeGroups } from '../../../contract/values/party.ts';
import type { ScheduleRule } from '../../../contract/rules/schedule.ts';
import type { TouristTaxRules } from '../../../contract/schemas/touristTax.ts';

/**
 * The refund for a cancellation in time. Days count back to the check-in time in the property's time zone, hours are
 * elapsed hours before that instant.
 */
export type CancellationRule = Pick<CancellationPolicy, 'refundPercentage'> &
  ({ daysBeforeCheckIn: number } | { hoursBeforeCheckIn: number });

/** A payment option before it is applied to a stay. */
export interface PaymentTerms extends Pick<
  PaymentOption,
  'id' | 'name' | 'description' | 'descriptionLanguage'
> {
  /** The percentages add up to 100. */
  readonly schedule: readonly ScheduleRule[];
  readonly cancellation: readonly CancellationRule[];
}

/** All data that the price of a stay depends on. */
export interface Terms {
  readonly id: string;
  /** IANA name. */
  readonly timeZone: string;
  /** `HH:MM` in the property's time zone. */
  readonly checkInAfter: string;
  readonly pricing: PricingRules;
  readonly touristTax?: TouristTaxRules | undefined;
  readonly ageGroups?: AgeGroups | undefined;
  readonly paymentOptions: readonly PaymentTerms[];
  /** The language of the names of seasons and payment options. */
  readonly textLanguage?: Language | undefined;
}
