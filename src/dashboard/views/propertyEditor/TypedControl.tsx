import type { ComponentProps } from 'react';
import { isCalendarDate } from '../../../../contract/values/nights.ts';
import { DateInput } from '../../../ui/DateInput.tsx';
import { TextArea, TextField } from '../../../ui/TextField.tsx';
import { useLanguage, useText } from '../../i18n/index.ts';
import type { ControlProps } from './ControlProps.ts';
import { showNumber, storeAmount, storeNumber } from './typedNumbers.ts';

const isTime = (value: string) => value === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

type Kind = ControlProps['field']['kind'];
type InputProps = Pick<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'
>;

const decimal: InputProps = { inputMode: 'decimal' };

/** The properties of the input of each kind of value that has its own. */
const inputs: Partial<Record<Kind, InputProps>> = {
  email: { type: 'email', autoCapitalize: 'off', spellCheck: false },
  phone: { type: 'tel' },
  website: { type: 'url', autoCapitalize: 'off', spellCheck: false },
  number: { inputMode: 'numeric' },
  decimal,
  euros: decimal,
  percent: decimal,
  time: { type: 'time' },
};

/** Returns the properties of an input. A wrong time is shown as text, as the browser's own field would hide it. */
const getInput = (kind: Kind, value: string) =>
  kind === 'time' && !isTime(value) ? undefined : inputs[kind];

/** A field in which the person types. */
export function TypedControl({ field, id, label, error, onChange, ...props }: ControlProps) {
  const language = useLanguage();
  const text = useText();
  const { kind, preset } = field;
  const value = typeof props.value === 'string' ? props.value : '';
  const about = [props.description, preset && text('dashboard.editor.preset', { value: preset })].filter(
    (sentence) => sentence !== undefined,
  );
  const description = about.length > 0 ? about.join(' ') : undefined;
  const shared = { id, label, error, description, name: id };
  const lang = props.language && { lang: props.language };
  if (kind === 'day' && (value === '' || isCalendarDate(value)))
    return <DateInput {...shared} value={value} onChange={onChange} />;
  if (kind === 'longText')
    return <TextArea {...shared} {...lang} rows={5} value={value} onChange={onChange} />;
  const isNumber = kind === 'euros' || kind === 'percent' || kind === 'decimal';
  return (
    <TextField
      {...shared}
      {...lang}
      {...getInput(kind, value)}
      autoComplete="off"
      value={isNumber ? showNumber(value, language) : value}
      onChange={(typed) => onChange(isNumber ? storeNumber(typed) : typed)}
      {...(kind === 'euros' && {
        normalize: (typed: string) => showNumber(storeAmount(storeNumber(typed)), language),
      })}
    />
  );
}
