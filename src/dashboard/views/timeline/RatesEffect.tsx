import type { FC } from 'react';
import type { NightRates } from '../../../../contract/dashboard/timeline.ts';
import { useFormats } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { NotReassessedAlert, RejectedAlert } from '../outcome/RejectedAlert.tsx';
import type { SelectionProps, SelectionState } from './SelectionProps.ts';
import * as css from './sheet.css.ts';
import { useNightsText } from './useNightsText.ts';

type EffectState = Extract<
  SelectionState,
  'rates.confirming' | 'rates.sending' | 'rates.tooMany' | 'rates.reassessing' | 'rates.rejected'
>;

/** The prices and minimum stays of nights. */
export function RatesList({ title, rates }: { title: string; rates: readonly NightRates[] }) {
  const text = useText();
  const { roundMoney } = useFormats();
  const { nights } = useNightsText();
  return (
    <div>
      <h3 className={css.subtitle}>{title}</h3>
      <ul className={css.list}>
        {rates.map(({ start, end, price, minimumStay }) => (
          <li key={start}>
            {[
              nights({ start, end }),
              price && roundMoney(price),
              text('dashboard.calendar.minimumStay', { nights: minimumStay }),
            ]
              .filter(Boolean)
              .join(', ')}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shows the effect of a change of prices or minimum stays before it is made. */
export const RatesEffect: FC<SelectionProps & { state: EffectState }> = ({ context, send, state }) => {
  const text = useText();
  const { date, list, roundMoney } = useFormats();
  const { before, after, warnings, reservations } = context.effect!;
  const isBusy = state === 'rates.sending' || state === 'rates.reassessing';
  return (
    <div className={shared.form}>
      {state === 'rates.tooMany' && <RejectedAlert refusal={context} />}
      {state === 'rates.rejected' && <RejectedAlert refusal={context.refusal} />}
      <RatesList title={text('dashboard.nights.before')} rates={before} />
      <RatesList title={text('dashboard.nights.after')} rates={after} />
      {warnings.map(({ kind, night, price, usualPrice }) => (
        <Notice
          key={kind}
          tone="warning"
          title={text('dashboard.nights.warning', {
            price: roundMoney(price),
            night: date(night, 'day'),
            usual: roundMoney(usualPrice),
          })}
        />
      ))}
      {reservations.length > 0 && (
        <p>{text('dashboard.nights.agreed', { numbers: list(reservations), count: reservations.length })}</p>
      )}
      <div className={css.actions}>
        <Button look="primary" isBusy={isBusy} onClick={() => send({ type: 'change.confirmed' })}>
          {text('dashboard.nights.change')}
        </Button>
        <Button disabled={isBusy} onClick={() => send({ type: 'rates.requested' })}>
          {text('dashboard.nights.edit')}
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={() => send({ type: 'selection.cleared' })}>
          {text('dashboard.nights.cancel')}
        </Button>
      </div>
    </div>
  );
};

/** Says that a change of prices or minimum stays was refused, and that its present effect is not known. */
export const RatesNotReassessed: FC<SelectionProps> = ({ context, send }) => {
  const text = useText();
  return (
    <div className={shared.form}>
      <NotReassessedAlert refusal={context.refusal} failureReason={context} />
      <div className={css.actions}>
        <Button look="primary" onClick={() => send({ type: 'rates.submitted' })}>
          {text('dashboard.nights.preview')}
        </Button>
        <Button onClick={() => send({ type: 'rates.requested' })}>{text('dashboard.nights.edit')}</Button>
        <Button look="quiet" onClick={() => send({ type: 'selection.cleared' })}>
          {text('dashboard.nights.cancel')}
        </Button>
      </div>
    </div>
  );
};
