import { isCalendarDate } from '../../../contract/values/nights.ts';
import { useFormats } from '../../i18n/index.ts';
import { useText } from '../i18n/index.ts';
import type { Field } from './sections/item.ts';
import { useChoiceTexts } from './useChoiceTexts.ts';

const isNumber = (value: string) => value.trim() !== '' && Number.isFinite(Number(value));

/** Whether the values of a field are days. */
export const isDay = ({ kind }: Field): boolean => kind === 'day' || kind === 'seasonDay';

/**
 * Returns the function that shows a written value of a field: the text of a choice, a date, a number or an amount. What
 * cannot be formatted is shown as it is.
 */
export function useFieldText(): (field: Field, value: string) => string {
  const text = useText();
  const { date, number, percentage, roundMoney } = useFormats();
  const getChoices = useChoiceTexts();
  const showNumber = ({ kind }: Field, value: number) => {
    if (kind === 'euros') return roundMoney({ amount: Math.round(value * 100) });
    return kind === 'percent' ? percentage(value) : number(value);
  };
  return (field, value) => {
    const { kind, choices } = field;
    if (choices !== undefined) return getChoices(choices).find((one) => one.value === value)?.text ?? value;
    if (kind === 'seasonDay' && isCalendarDate(`2028-${value}`)) return date(`2028-${value}`, 'day');
    if (isDay(field) && isCalendarDate(value)) return date(value);
    const [, minutes, way] = (kind === 'distance' && /^(\d+) min (on foot|by car)$/.exec(value)) || [];
    if (minutes !== undefined)
      return text(way === 'by car' ? 'nearby.byCar' : 'nearby.onFoot', { minutes: Number(minutes) });
    const hasNumber = ['euros', 'percent', 'decimal', 'number'].includes(kind) && isNumber(value);
    return hasNumber ? showNumber(field, Number(value)) : value;
  };
}
