import { Link } from 'wouter';
import { propertySectionAddress } from '../../../../contract/dashboard/pages.ts';
import { useFormats } from '../../../i18n/index.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import * as field from '../../../ui/Field.css.ts';
import { FieldError } from '../../../ui/Field.tsx';
import { hidden } from '../../../ui/hidden.css.ts';
import { useText } from '../../i18n/index.ts';
import type { ControlProps } from './ControlProps.ts';
import { useEditor } from './EditorContext.ts';
import { Fold } from './Fold.tsx';
import * as css from './propertyEditor.css.ts';
import { useChoiceTexts } from '../../content/useChoiceTexts.ts';
import { usePhotoChoices } from './usePhotoChoices.ts';

/** The way to the photos of a property that has none to choose from. */
function NoPhotos() {
  const { property } = useEditor().shown;
  return (
    <p>
      <Link href={propertySectionAddress(property, 'photos')}>
        {useText()('dashboard.editor.photo.none')}
      </Link>
    </p>
  );
}

/** A list of chosen values; those that are already chosen keep their order. */
export function ChoicesControl({
  field: part,
  id,
  label,
  description,
  error,
  value,
  onChange,
}: ControlProps) {
  const { list } = useFormats();
  const getChoices = useChoiceTexts();
  const photos = usePhotoChoices();
  const choices = part.choices === 'photo' ? photos : getChoices(part.choices!);
  const preset = part.preset?.split(',') ?? [];
  const chosen: readonly unknown[] = Array.isArray(value) ? value : preset;
  const choose = (choice: string, isChosen: boolean) => {
    const next = isChosen ? [...chosen, choice] : chosen.filter((one) => one !== choice);
    onChange(next.length > 0 || part.keepsEmpty ? next : undefined);
  };
  const boxes = (
    <>
      <div className={part.choices === 'photo' ? css.photoChoices : css.choices}>
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            name={`${id}-${choice.value}`}
            isChecked={chosen.includes(choice.value)}
            onChange={(isChosen) => choose(choice.value, isChosen)}
          >
            {'address' in choice && (
              <img className={css.thumbnail} src={String(choice.address)} alt="" loading="lazy" />
            )}
            <span className={'address' in choice ? hidden : undefined}>{choice.text}</span>
          </Checkbox>
        ))}
      </div>
      {part.choices === 'photo' && photos.length === 0 && <NoPhotos />}
      <FieldError id={`${id}-error`} error={error} />
    </>
  );
  if (part.fold) {
    const shown = choices.filter((choice) => chosen.includes(choice.value));
    return (
      <Fold
        title={label}
        summary={list(shown.map(({ text }) => text))}
        isOpen={error !== undefined}
        isNew={false}
      >
        {boxes}
      </Fold>
    );
  }
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={field.legend}>{label}</legend>
      {description !== undefined && <p className={field.description}>{description}</p>}
      {boxes}
    </fieldset>
  );
}
