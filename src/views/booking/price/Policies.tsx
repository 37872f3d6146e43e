import { getAdvantages } from '../../../../contract/rules/advantages.ts';
import type { Quote } from '../../../../contract/schemas/quote.ts';
import { useFormats, useText, useTextLanguage } from '../../../i18n/index.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import type { Elements } from '../../../ui/Elements.ts';
import { CancellationTerms, useCancellationSentences } from '../../shared/CancellationTerms.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { Advantage } from './Advantage.tsx';

interface Props {
  quote: Quote;
  timeZone: string;
  title: Elements;
}

/**
 * Shows the cancellation terms of each payment option. While it is closed, it shows the free cancellation that the price
 * names, or else the first refund.
 */
export function QuotedPolicies({ quote, timeZone, title }: Props) {
  const text = useText();
  const { moment } = useFormats();
  const lang = useTextLanguage(quote);
  const { freeCancellation: free } = getAdvantages(quote);
  const [first] = quote.paymentOptions;
  const { refunds, noRefund } = useCancellationSentences({
    policies: first?.cancellationPolicies ?? [],
    timeZone,
  });
  return (
    <Disclosure
      title={title}
      sentence={
        free ? (
          <Advantage
            words={text('policy.freeBefore', { date: moment(free.before, timeZone) })}
            option={free.option}
            quote={quote}
          />
        ) : (
          (refunds[0] ?? noRefund)
        )
      }
    >
      <div className={shared.group}>
        {quote.paymentOptions.map((option) => (
          <div key={option.id}>
            <h4 className={shared.optionName} lang={lang}>
              {option.name}
            </h4>
            <CancellationTerms policies={option.cancellationPolicies} timeZone={timeZone} />
          </div>
        ))}
      </div>
    </Disclosure>
  );
}
