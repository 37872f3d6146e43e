import { useLanguage, useText } from '../../i18n/index.ts';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { ControlProps } from './ControlProps.ts';
import * as css from './propertyEditor.css.ts';
import { showNumber, storeNumber } from './typedNumbers.ts';

const units = ['m', 'km', 'min on foot', 'min by car'] as const;

/** A distance, such as `350 m` or `5 min on foot`. */
export function DistanceControl({ id, label, error, value, onChange }: ControlProps) {
  const text = useText();
  const language = useLanguage();
  const stored = typeof value === 'string' ? value : '';
  const [, number = stored, unit = 'm'] = /^(.*?) ?(m|km|min on foot|min by car)$/.exec(stored) ?? [];
  const unitTexts = {
    m: text('dashboard.field.measure.m'),
    km: text('dashboard.field.measure.km'),
    'min on foot': text('dashboard.field.measure.onFoot'),
    'min by car': text('dashboard.field.measure.byCar'),
  };
  const change = (typed: string, chosen: string) => onChange(typed === '' ? undefined : `${typed} ${chosen}`);
  return (
    <div className={css.pair}>
      <TextField
        {...{ id, label, error }}
        name={id}
        inputMode="decimal"
        autoComplete="off"
        value={showNumber(number, language)}
        onChange={(typed) => change(storeNumber(typed), unit)}
      />
      <Select
        id={`${id}-unit`}
        label={text('dashboard.field.measure')}
        value={unit}
        onChange={(chosen) => change(number, chosen)}
      >
        {units.map((one) => (
          <option key={one} value={one}>
            {unitTexts[one]}
          </option>
        ))}
      </Select>
    </div>
  );
}
