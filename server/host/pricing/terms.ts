import type { CancellationPolicy, Instalment, PaymentOption } from '../../../contract/quote.ts';
import type { PricingRules } from '../../../contract/rentalUnit.ts';
import type { Language } from '../../../contract/language.ts';
import type { AgeGroups } from '../../../contract/party.ts';
import type { TouristTaxRules } from '../../../contract/touristTax.ts';

/** One payment of a schedule before it is dated: its share of the total in percent. */
export type ScheduleRule = Pick<Instalment, 'trigger' | 'percentage' | 'daysOffset'>;

/**
 * What comes back when a stay is called off early enough. Days count back to the check-in hour on the
 * property's clock, hours are elapsed hours before that instant.
 */
export type CancellationRule = Pick<CancellationPolicy, 'refundPercentage'> &
  ({ daysBeforeCheckIn: number } | { hoursBeforeCheckIn: number });

/** A way to pay before it is applied to a stay. */
export interface PaymentTerms extends Pick<
  PaymentOption,
  'id' | 'name' | 'description' | 'descriptionLanguage'
> {
  /** Percentages add up to 100. */
  readonly schedule: readonly ScheduleRule[];
  readonly cancellation: readonly CancellationRule[];
}

/** All that a property's price depends on. */
export interface Terms {
  readonly id: string;
  /** IANA name. */
  readonly timeZone: string;
  /** `HH:MM` on the property's clock. */
  readonly checkInAfter: string;
  readonly pricing: PricingRules;
  readonly touristTax?: TouristTaxRules | undefined;
  readonly ageGroups?: AgeGroups | undefined;
  readonly paymentOptions: readonly PaymentTerms[];
  /** Which language the names of seasons and payment options are in. */
  readonly textLanguage?: Language | undefined;
}
