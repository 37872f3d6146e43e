import { useId } from 'react';
import { duesOf } from '../../../../contract/rules/dues.ts';
import type { PaymentOption, Quote } from '../../../../contract/quote.ts';
import { useFormats, useText, useTextLanguage } from '../../../i18n/index.ts';
import { CancellationTerms } from '../../shared/CancellationTerms.tsx';
import { PriceLines } from '../../shared/PriceLines.tsx';
import * as shared from '../../shared/shared.css.ts';
import { usePartyWords } from '../../shared/usePartyWords.ts';
import type { BookingProps } from '../shared/BookingProps.ts';
import * as css from './order.css.ts';

function Stay({ quote }: { quote: Quote }) {
  const text = useText();
  const { date } = useFormats();
  const partyWords = usePartyWords();
  const { startDate, endDate, nights } = quote;
  return (
    <dl className={shared.lines}>
      <div className={css.row}>
        <dt>{text('stay.checkIn')}</dt>
        <dd>{date(startDate, 'dated')}</dd>
      </div>
      <div className={css.row}>
        <dt>{text('stay.checkOut')}</dt>
        <dd>{date(endDate, 'dated')}</dd>
      </div>
      <div className={css.row}>
        <dt>{text('count.nights', { nights })}</dt>
        <dd>{partyWords(quote)}</dd>
      </div>
    </dl>
  );
}

/** What is charged when the order is made, and what on which later day. */
function Payments({ option }: { option: PaymentOption }) {
  const text = useText();
  const { date, money } = useFormats();
  const { now, later } = duesOf(option);
  return (
    <>
      <p className={shared.optionName}>
        {now > 0 ? text('order.dueNow', { amount: money({ amount: now }) }) : text('order.nothingDueNow')}
      </p>
      {later.length > 0 && (
        <dl className={shared.lines}>
          {later.map(({ dueDate, amount }) => (
            <div key={dueDate} className={css.row}>
              <dt>{text('success.due', { date: date(dueDate) })}</dt>
              <dd>{money({ amount })}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/**
 * What the order is for, directly before its button: the stay, its price, what is paid when and what cancelling costs.
 * Source: Directive 2011/83/EU, article 8(2).
 */
export function OrderSummary({ property, snapshot }: Pick<BookingProps, 'property' | 'snapshot'>) {
  const text = useText();
  const heading = useId();
  const lang = useTextLanguage(property);
  const { quote, details } = snapshot.context;
  const option = quote?.paymentOptions.find(({ id }) => id === details.paymentOptionId);
  if (!quote) return null;
  return (
    <section className={css.order} aria-labelledby={heading}>
      <div>
        <h4 className={shared.optionName} id={heading}>
          {text('order.title')}
        </h4>
        <p lang={lang}>{property.name}</p>
      </div>
      <Stay quote={quote} />
      <PriceLines quote={quote} />
      {option && (
        <>
          <Payments option={option} />
          <CancellationTerms policies={option.cancellationPolicies} timeZone={property.timeZone} />
        </>
      )}
    </section>
  );
}
