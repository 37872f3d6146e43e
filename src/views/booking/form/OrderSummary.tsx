import { useId } from 'react';
import type { Quote } from '../../../../contract/schemas/quote.ts';
import { useFormats, useText } from '../../../i18n/index.ts';
import { PriceLines } from '../../../kit/PriceLines.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { usePartyText } from '../../../kit/usePartyText.ts';
import type { BookingProps } from '../shared/BookingProps.ts';
import { findChosenOption } from '../shared/findChosenOption.ts';
import { ChosenPrice } from '../price/ChosenPrice.tsx';
import * as css from './order.css.ts';

function Stay({ quote }: { quote: Quote }) {
  const text = useText();
  const { date } = useFormats();
  const partyWords = usePartyText();
  const { startDate, endDate, nights } = quote;
  return (
    <dl className={shared.lines}>
      <div className={shared.row}>
        <dt>{text('stay.checkIn')}</dt>
        <dd>{date(startDate, 'dated')}</dd>
      </div>
      <div className={shared.row}>
        <dt>{text('stay.checkOut')}</dt>
        <dd>{date(endDate, 'dated')}</dd>
      </div>
      <div className={shared.row}>
        <dt>{text('order.stay')}</dt>
        <dd>{[text('count.nights', { nights }), partyWords(quote)].join(', ')}</dd>
      </div>
    </dl>
  );
}

/**
 * Shows the order directly before its button: the stay, its price, the payment dates and the cancellation terms.
 * Source: Directive 2011/83/EU, article 8(2).
 */
export function OrderSummary({ property, snapshot }: Pick<BookingProps, 'property' | 'snapshot'>) {
  const text = useText();
  const heading = useId();
  const { quote, details } = snapshot.context;
  const option = quote && findChosenOption(quote, details);
  if (!quote) return null;
  return (
    <section className={css.order} aria-labelledby={heading}>
      <h4 className={shared.optionName} id={heading}>
        {text('label.value', { label: text('order.title'), value: property.name })}
      </h4>
      <Stay quote={quote} />
      {option ? (
        <ChosenPrice quote={quote} option={option} timeZone={property.timeZone} />
      ) : (
        <PriceLines quote={quote} />
      )}
    </section>
  );
}
