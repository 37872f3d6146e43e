import type { Instalment, PaymentOption, Quote } from '../../../../contract/quote.ts';
import { useFormats, useText, useTextLanguage } from '../../../i18n/index.ts';
import { CancellationTerms } from '../../shared/CancellationTerms.tsx';
import * as shared from '../../shared/shared.css.ts';

/** Which part is due when: by the host's rule, and on which day that is. */
function useSchedule() {
  const text = useText();
  const { money, date, percentage } = useFormats();
  return ({ trigger, percentage: share, daysOffset, amount, dueDate }: Instalment) => {
    const rule = text(`schedule.${trigger}`, { percentage: percentage(share), days: daysOffset });
    const due =
      trigger === 'on_reservation'
        ? text('schedule.dueNow', { amount: money(amount) })
        : text('schedule.dueOn', { amount: money(amount), date: date(dueDate) });
    return `${rule} · ${due}`;
  };
}

interface TermsProps {
  quote: Quote;
  option: PaymentOption;
  timeZone: string;
}

/** A way to pay, told in full: what is due when, and what comes back on cancellation. */
export function PaymentTerms({ quote, option, timeZone }: TermsProps) {
  const schedule = useSchedule();
  const lang = useTextLanguage(quote);
  const { textLanguage } = quote;
  const ofDescription = useTextLanguage({ textLanguage: option.descriptionLanguage ?? textLanguage });
  return (
    <>
      <span className={shared.optionName} lang={lang}>
        {option.name}
      </span>
      {option.description !== '' && (
        <span className={shared.small} lang={ofDescription}>
          {option.description}
        </span>
      )}
      <span className={shared.optionPart}>
        {option.schedule.map((instalment) => (
          <span key={instalment.dueDate + instalment.trigger}>{schedule(instalment)}</span>
        ))}
      </span>
      <CancellationTerms policies={option.cancellationPolicies} timeZone={timeZone} />
    </>
  );
}

/** What cancelling costs with each way to pay. */
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
