import { Select } from '../../../ui/Select.tsx';
import { useText } from '../../i18n/index.ts';
import type { ControlProps } from './ControlProps.ts';
import { useChoiceTexts } from '../../content/useChoiceTexts.ts';
import { usePhotoChoices } from './usePhotoChoices.ts';

/** A field with one of several values. A value that is not one of them is shown too. */
export function SelectControl({ field, id, label, description, error, value, onChange }: ControlProps) {
  const text = useText();
  const getChoices = useChoiceTexts();
  const photos = usePhotoChoices();
  const choices = field.choices === 'photo' ? photos : getChoices(field.choices!);
  const chosen = typeof value === 'string' ? value : (field.preset ?? '');
  const isKnown = chosen === '' || choices.some((choice) => choice.value === chosen);
  return (
    <Select {...{ id, label, description, error }} name={id} value={chosen} onChange={onChange}>
      {field.preset === undefined && <option value="">{text('dashboard.editor.choose')}</option>}
      {!isKnown && <option value={chosen}>{chosen}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.text}
        </option>
      ))}
    </Select>
  );
}
