import type { PaymentOption, Quote } from '../../../../contract/quote.ts';
import { CancellationTerms } from '../../shared/CancellationTerms.tsx';
import { PaymentDates } from '../../shared/PaymentDates.tsx';
import { PriceLines } from '../../shared/PriceLines.tsx';

interface Props {
  quote: Quote;
  option: PaymentOption;
  timeZone: string;
}

/** The price with the payment option that the guest has chosen: what is paid when, and what cancelling costs. */
export const ChosenPrice = ({ quote, option, timeZone }: Props) => (
  <>
    <PriceLines quote={quote} />
    <PaymentDates option={option} />
    <CancellationTerms policies={option.cancellationPolicies} timeZone={timeZone} />
  </>
);
