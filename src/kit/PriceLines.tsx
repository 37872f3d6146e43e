import type { Quote, QuoteLine } from '../../contract/schemas/quote.ts';
import { useFormats, useText, useTextLanguage } from '../i18n/index.ts';
import * as shared from './shared.css.ts';
import { TouristTaxNote } from './TouristTaxNote.tsx';
import { Verbatim } from '../ui/Verbatim.tsx';

function useLabel() {
  const text = useText();
  const { roundMoney } = useFormats();
  return ({ kind, quantity, unitAmount, weekend, reason }: QuoteLine) =>
    kind === 'nights'
      ? text(weekend ? 'price.line.weekendNights' : 'price.line.nights', {
          amount: roundMoney(unitAmount),
          nights: quantity,
        })
      : text(`price.line.${reason ?? kind}`);
}

/** Shows the price line by line, to the cent, with the taxes paid on arrival. */
export function PriceLines({ quote }: { quote: Quote }) {
  const text = useText();
  const { money } = useFormats();
  const label = useLabel();
  const lang = useTextLanguage(quote);
  return (
    <>
      <dl className={shared.lines}>
        {quote.lines.map((line) => (
          <div key={`${label(line)} ${line.season}`} className={shared.line}>
            <dt>
              <span>{label(line)}</span>
              {line.season !== undefined && (
                <span className={shared.lineNote} lang={lang}>
                  {line.season}
                </span>
              )}
            </dt>
            <dd>
              <Verbatim>{money(line.amount)}</Verbatim>
            </dd>
          </div>
        ))}
        <div className={shared.total}>
          <dt>{text('price.total')}</dt>
          <dd>
            <Verbatim>{money(quote.total)}</Verbatim>
          </dd>
        </div>
      </dl>
      {quote.touristTax && <TouristTaxNote tax={quote.touristTax} />}
    </>
  );
}
