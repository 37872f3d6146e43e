import type { Quote } from '../../../../contract/schemas/quote.ts';
import { useTextLanguage } from '../../../i18n/index.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import type { Elements } from '../../../ui/Elements.ts';
import { CancellationTerms, useCancellationSentences } from '../../shared/CancellationTerms.tsx';
import * as shared from '../../../kit/shared.css.ts';

interface Props {
  quote: Quote;
  timeZone: string;
  title: Elements;
}

/** Shows the cancellation terms of each payment option, and the best refund of the first one while it is closed. */
export function QuotedPolicies({ quote, timeZone, title }: Props) {
  const lang = useTextLanguage(quote);
  const [first] = quote.paymentOptions;
  const { refunds, noRefund } = useCancellationSentences({
    policies: first?.cancellationPolicies ?? [],
    timeZone,
  });
  return (
    <Disclosure title={title} sentence={refunds[0] ?? noRefund}>
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
