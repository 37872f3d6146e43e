import type { FC } from 'react';
import { RadioCards } from '../../../ui/RadioCards.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { PriceLines } from '../../../kit/PriceLines.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import type { PhoneBookingProps } from './PhoneBookingProps.ts';
import { getFieldId, StepForm } from './StepForm.tsx';

/** The step of the price. */
export const PriceScreen: FC<PhoneBookingProps & { state: string }> = ({
  context,
  findViolations,
  send,
  state,
}) => {
  const text = useText();
  const { draft, quote } = context;
  const change = (changed: Partial<typeof draft>) => send({ type: 'draft.changed', draft: changed });
  const labels = {
    'price.nights': text('dashboard.booking.price.nights'),
    'price.cleaning': text('dashboard.booking.price.cleaning'),
  };
  return (
    <StepForm step="price" {...{ state, context, send, findViolations, labels }}>
      {(getMessage) => (
        <>
          {quote && <PriceLines quote={quote} />}
          <RadioCards
            legend={text('dashboard.booking.price.legend')}
            name="hasOwnPrice"
            value={String(draft.hasOwnPrice)}
            options={[
              { value: 'false', content: text('dashboard.booking.price.calculated') },
              { value: 'true', content: text('dashboard.booking.price.own') },
            ]}
            onChange={(value) => change({ hasOwnPrice: value === 'true' })}
          />
          {draft.hasOwnPrice && (
            <div className={shared.pair}>
              <TextField
                label={labels['price.nights']}
                id={getFieldId('price.nights')}
                name="nightsPrice"
                inputMode="decimal"
                autoComplete="off"
                value={draft.nightsPrice}
                error={getMessage('price.nights')}
                onChange={(nightsPrice) => change({ nightsPrice })}
              />
              <TextField
                label={labels['price.cleaning']}
                id={getFieldId('price.cleaning')}
                name="cleaningPrice"
                inputMode="decimal"
                autoComplete="off"
                value={draft.cleaningPrice}
                error={getMessage('price.cleaning')}
                onChange={(cleaningPrice) => change({ cleaningPrice })}
              />
            </div>
          )}
        </>
      )}
    </StepForm>
  );
};
