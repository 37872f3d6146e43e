import { Fragment } from 'react';
import type { PaymentOption, Quote } from '../../../../contract/schemas/quote.ts';
import { getDues } from '../../../../contract/rules/dues.ts';
import { RadioCards } from '../../../ui/RadioCards.tsx';
import { useFormats, useText, useTextLanguage } from '../../../i18n/index.ts';
import * as shared from '../../../kit/shared.css.ts';
import type { BookingProps } from '../shared/BookingProps.ts';
import * as css from './order.css.ts';

/** Shows the payments and their dates in one line: "€181.50 now, €242.00 on 30 Nov". */
function Dues({ option }: { option: PaymentOption }) {
  const text = useText();
  const { money, date } = useFormats();
  const { now, later } = getDues(option);
  const parts = [
    now > 0 ? text('schedule.now', { amount: money({ amount: now }) }) : text('schedule.nothingNow'),
    ...later.map(({ dueDate, amount }) =>
      text('schedule.on', { amount: money({ amount }), date: date(dueDate, 'brief') }),
    ),
  ];
  return parts.map((part, index) => (
    <Fragment key={part}>
      <span className={css.due}>{index < parts.length - 1 ? `${part},` : part}</span>{' '}
    </Fragment>
  ));
}

/** Returns a function that describes the highest refund on cancellation and its deadline. */
function useBestRefund(timeZone: string) {
  const text = useText();
  const { moment, percentage } = useFormats();
  return ({ cancellationPolicies }: PaymentOption): string => {
    const best = cancellationPolicies.filter(({ refundPercentage }) => refundPercentage > 0);
    const whole = best.findLast(({ refundPercentage }) => refundPercentage === 100) ?? best[0];
    if (!whole) return text('policy.noRefund');
    const date = moment(whole.cancelBefore, timeZone);
    return whole.refundPercentage === 100
      ? text('policy.freeBefore', { date })
      : text('policy.refundBefore', { percentage: percentage(whole.refundPercentage), date });
  };
}

interface Props {
  quote: Quote;
  option: PaymentOption;
  timeZone: string;
  isChosen: boolean;
}

/**
 * Shows a payment option in brief, for comparison with the others. Only the chosen one includes the host's description.
 */
function PaymentInBrief({ quote, option, timeZone, isChosen }: Props) {
  const bestRefund = useBestRefund(timeZone);
  const ofDescription = useTextLanguage({ textLanguage: option.descriptionLanguage ?? quote.textLanguage });
  return (
    <>
      <span className={css.dues}>
        <Dues option={option} />
      </span>
      <span className={shared.small}>{`${bestRefund(option)} `}</span>
      {isChosen && option.description !== '' && (
        <span className={shared.small} lang={ofDescription}>
          {option.description}
        </span>
      )}
    </>
  );
}

interface ChoiceProps extends Pick<BookingProps, 'property' | 'send'> {
  quote: Quote;
  chosen: string;
  error: string | undefined;
}

/** The choice between the host's payment options. */
export function PaymentChoice({ property, quote, chosen, error, send }: ChoiceProps) {
  const text = useText();
  const lang = useTextLanguage(quote);
  return (
    <RadioCards
      legend={text('form.paymentOption')}
      id="booking-paymentOption"
      name="paymentOptionId"
      value={chosen}
      error={error}
      onChange={(paymentOptionId) => send({ type: 'details.changed', details: { paymentOptionId } })}
      options={quote.paymentOptions.map((option) => ({
        value: option.id,
        content: (
          <span className={shared.optionName} lang={lang}>
            {option.name}
          </span>
        ),
        about: (
          <PaymentInBrief
            quote={quote}
            option={option}
            timeZone={property.timeZone}
            isChosen={option.id === chosen}
          />
        ),
      }))}
    />
  );
}
