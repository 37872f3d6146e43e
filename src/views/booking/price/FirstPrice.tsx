import { getAdvantages } from '../../../../contract/rules/advantages.ts';
import { getCommonMethods } from '../../../../contract/rules/commonMethods.ts';
import type { Quote } from '../../../../contract/schemas/quote.ts';
import { useFormats, useText } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PriceLines } from '../../../kit/PriceLines.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { PaymentMethods } from '../trust/PaymentMethods.tsx';
import { Advantage } from './Advantage.tsx';

interface Props {
  quote: Quote;
  timeZone: string;
}

/** Shows the price and its advantages before a payment option is chosen. */
export function FirstPrice({ quote, timeZone }: Props) {
  const text = useText();
  const { moment } = useFormats();
  const { freeCancellation: free, nothingDueNow } = getAdvantages(quote);
  const advantages = [
    free && { ...free, words: text('policy.freeBefore', { date: moment(free.before, timeZone) }) },
    nothingDueNow && { ...nothingDueNow, words: text('price.nothingToday') },
  ].filter((advantage) => advantage !== undefined);
  return (
    <>
      <PriceLines quote={quote} />
      {advantages.length > 0 && (
        <ul className={shared.policyList}>
          {advantages.map(({ words, option }) => (
            <li key={words} className={shared.policy}>
              <span className={shared.given}>
                <Icon name="check" size="small" />
              </span>
              <span>
                <Advantage words={words} option={option} quote={quote} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <PaymentMethods methods={getCommonMethods(quote)} />
    </>
  );
}
