import { RadioCards } from '../../../ui/RadioCards.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import type { StepFieldsProps } from './PhoneBookingProps.ts';
import { getFieldId } from './StepForm.tsx';

/** The choice between the calculated price and one of the host. */
export function PriceFields({ draft, labels, getMessage, onChange }: StepFieldsProps) {
  const text = useText();
  return (
    <>
      <RadioCards
        legend={text('dashboard.booking.price.legend')}
        name="hasOwnPrice"
        value={String(draft.hasOwnPrice)}
        isRow
        options={[
          { value: 'false', content: text('dashboard.booking.price.calculated') },
          { value: 'true', content: text('dashboard.booking.price.own') },
        ]}
        onChange={(value) => onChange({ hasOwnPrice: value === 'true' })}
      />
      {draft.hasOwnPrice && (
        <div className={shared.pair}>
          <TextField
            label={labels['price.nights']!}
            id={getFieldId('price.nights')}
            name="nightsPrice"
            inputMode="decimal"
            autoComplete="off"
            value={draft.nightsPrice}
            error={getMessage('price.nights')}
            onChange={(nightsPrice) => onChange({ nightsPrice })}
          />
          <TextField
            label={labels['price.cleaning']!}
            id={getFieldId('price.cleaning')}
            name="cleaningPrice"
            inputMode="decimal"
            autoComplete="off"
            value={draft.cleaningPrice}
            error={getMessage('price.cleaning')}
            onChange={(cleaningPrice) => onChange({ cleaningPrice })}
          />
        </div>
      )}
    </>
  );
}
