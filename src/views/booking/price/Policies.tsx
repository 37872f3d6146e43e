import type { Quote } from '../../../../contract/schemas/quote.ts';
import { useTextLanguage } from '../../../i18n/index.ts';
import { CancellationTerms } from '../../shared/CancellationTerms.tsx';
import * as shared from '../../../kit/shared.css.ts';

/** Shows the cancellation terms of each payment option. */
export function QuotedPolicies({ quote, timeZone }: { quote: Quote; timeZone: string }) {
  const lang = useTextLanguage(quote);
  return (
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
  );
}
