import { useRef } from 'react';
import { readField } from '../../../../contract/content/documentFields.ts';
import { listTextLanguages } from '../../../../contract/content/photoOrder.ts';
import type { FieldPath } from '../../../../contract/content/issues.ts';
import { languageNames, type Language } from '../../../../contract/values/language.ts';
import { useText } from '../../i18n/index.ts';
import { bindPath, hasLanguages, type Item } from '../../content/bindPath.ts';
import { ChoicesControl } from './ChoicesControl.tsx';
import type { ControlProps } from './ControlProps.ts';
import { DistanceControl } from './DistanceControl.tsx';
import { useEditor } from './EditorContext.ts';
import { LinesControl } from './LinesControl.tsx';
import * as css from './propertyEditor.css.ts';
import { SeasonDayControl } from './SeasonDayControl.tsx';
import type { Field } from '../../content/sections/item.ts';
import { TypedControl } from './TypedControl.tsx';
import { SelectControl } from './SelectControl.tsx';

/** The id of the control of a field. */
export const getControlId = (path: FieldPath): string => `field-${path.join('-').replaceAll(/[^\w-]/g, '_')}`;

/** The control for a kind of field. */
function Control(props: ControlProps) {
  const { kind } = props.field;
  if (kind === 'choice') return <SelectControl {...props} />;
  if (kind === 'choices') return <ChoicesControl {...props} />;
  if (kind === 'seasonDay') return <SeasonDayControl {...props} />;
  if (kind === 'distance') return <DistanceControl {...props} />;
  return kind === 'lines' ? <LinesControl {...props} /> : <TypedControl {...props} />;
}

interface OneFieldProps {
  field: Field;
  path: FieldPath;
  language?: Language;
  /** Whether the hint about the field is shown. */
  hasHint?: boolean;
  onChange?: ((value: string) => void) | undefined;
}

/** A field, in one language if it has several. */
function OneField({ field, path, language, hasHint = true, onChange }: OneFieldProps) {
  const text = useText();
  const { document, change, leave, getIssues } = useEditor();
  const isChanged = useRef(false);
  const { error, warning } = getIssues(path);
  const label = text(field.label);
  const isOneOfMany = language !== undefined && Object.keys(document.texts).length > 1;
  return (
    <div
      className={css.field}
      onBlur={() => {
        if (isChanged.current) leave(path);
        isChanged.current = false;
      }}
    >
      <Control
        field={field}
        path={path}
        id={getControlId(path)}
        label={
          isOneOfMany
            ? text('dashboard.editor.inLanguage', { field: label, language: languageNames[language] })
            : label
        }
        description={hasHint && field.hint ? text(field.hint) : undefined}
        error={error}
        value={readField(document, path)}
        language={language}
        onChange={(value) => {
          isChanged.current = true;
          if (onChange) onChange(typeof value === 'string' ? value : '');
          else change([{ path, value: value === '' ? undefined : value }]);
        }}
      />
      {error === undefined && warning !== undefined && <p className={css.warning}>{warning}</p>}
    </div>
  );
}

interface Props {
  field: Field;
  item: Item;
  /** Called instead of a change of the field's own value. */
  onChange?: ((value: string) => void) | undefined;
}

/** A field of the document, in each shown language if it is a text. */
export function EditorField({ field, item, onChange }: Props) {
  const { document, languages } = useEditor();
  if (field.kind === 'identity') return null;
  if (!hasLanguages(field.path))
    return <OneField field={field} path={bindPath(field.path, item)} onChange={onChange} />;
  const shown = field.everyLanguage ? listTextLanguages(document) : languages;
  return (
    <div className={field.everyLanguage ? css.everyLanguage : css.languages}>
      {shown.map((language, index) => (
        <OneField
          key={language}
          field={field}
          path={bindPath(field.path, item, language)}
          language={language}
          hasHint={!field.everyLanguage || index === 0}
        />
      ))}
    </div>
  );
}
