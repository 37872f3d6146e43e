import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import * as fieldCss from '../../../ui/Field.css.ts';
import { FieldError } from '../../../ui/Field.tsx';
import { TextArea } from '../../../ui/TextField.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import type { ControlProps } from './ControlProps.ts';
import { useEditor } from './EditorContext.ts';

/** A list of texts. */
export function LinesControl({
  id,
  path,
  label,
  description,
  error,
  value,
  language,
  onChange,
}: ControlProps) {
  const text = useText();
  const { getIssues } = useEditor();
  const lines = Array.isArray(value) ? value.map(String) : [];
  const isAdding = useRef(false);
  const { length } = lines;
  useEffect(() => {
    if (isAdding.current) document.getElementById(`${id}-${length - 1}`)?.focus();
    isAdding.current = false;
  }, [id, length]);
  const store = (next: readonly string[]) => onChange(next.length > 0 ? next : undefined);
  return (
    <fieldset className={shared.group} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={fieldCss.legend}>{label}</legend>
      {description !== undefined && <p className={fieldCss.description}>{description}</p>}
      {lines.map((line, index) => {
        const name = text('dashboard.editor.line', { field: label, number: index + 1 });
        return (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no ids
          <div key={index} className={fieldCss.field}>
            <TextArea
              id={`${id}-${index}`}
              label={name}
              lang={language}
              rows={3}
              value={line}
              error={getIssues([...path, index]).error}
              onChange={(typed) => store(lines.with(index, typed))}
            />
            <div className={shared.actions}>
              <Button
                look="quiet"
                aria-label={text('dashboard.editor.item.remove', { item: name })}
                onClick={() => {
                  store(lines.toSpliced(index, 1));
                  // The pressed button disappears.
                  document.getElementById(id)?.focus();
                }}
              >
                {text('dashboard.editor.remove')}
              </Button>
            </div>
          </div>
        );
      })}
      <FieldError id={`${id}-error`} error={error} />
      <div className={shared.actions}>
        <Button
          id={id}
          onClick={() => {
            isAdding.current = true;
            store([...lines, '']);
          }}
        >
          {text('dashboard.editor.lines.add')}
        </Button>
      </div>
    </fieldset>
  );
}
