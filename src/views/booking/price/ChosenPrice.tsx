import type { PaymentOption, Quote } from '../../../../contract/schemas/quote.ts';
import { CancellationTerms } from '../../shared/CancellationTerms.tsx';
import { PaymentDates } from '../../shared/PaymentDates.tsx';
import { PriceLines } from '../../../kit/PriceLines.tsx';

interface Props {
  quote: Quote;
  option: PaymentOption;
  timeZone: string;
}

/** Shows the price with the chosen payment option: the payment dates and the cancellation terms. */
export const ChosenPrice = ({ quote, option, timeZone }: Props) => (
  <>
    <PriceLines quote={quote} />
    <PaymentDates option={option} />
    <CancellationTerms policies={option.cancellationPolicies} timeZone={timeZone} />
  </>
);
