import { useRef, type ComponentProps } from 'react';
import { DomValue, readText } from './DomValue.tsx';
import { Field, type FieldProps } from './Field.tsx';
import * as field from './Field.css.ts';
import { join } from './join.ts';
import * as css from './TextField.css.ts';

type Native<T extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentProps<T>,
  'className' | 'id' | 'onChange' | 'ref'
>;

interface Typed {
  value: string;
  onChange: (value: string) => void;
}

interface OneLine {
  /** The id of the text of an alert about the value, which replaces an error message below the field. */
  alertId?: string | undefined;
  look?: 'code';
  /** Returns the text in the form in which it is used. The field shows it when the guest leaves it or presses Enter. */
  normalize?: (typed: string) => string;
}

/** A text field with one line. */
export function TextField({
  label,
  description,
  error,
  alertId,
  id,
  onChange,
  look,
  normalize,
  ...input
}: FieldProps & Native<'input'> & Typed & OneLine) {
  const ref = useRef<HTMLInputElement>(null);
  const showUsed = ({ value }: HTMLInputElement) => {
    const used = normalize?.(value) ?? value;
    if (used !== value) onChange(used);
  };
  return (
    <Field {...{ label, description, error }} {...(id !== undefined && { id })}>
      {(wiring) => (
        <>
          <input
            {...input}
            {...wiring}
            aria-describedby={
              join(alertId, wiring['aria-describedby'], input['aria-describedby']) || undefined
            }
            {...(alertId !== undefined && { 'aria-invalid': true })}
            ref={ref}
            className={look === 'code' ? css.code : field.control}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={(event) => {
              showUsed(event.currentTarget);
              input.onBlur?.(event);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') showUsed(event.currentTarget);
              input.onKeyDown?.(event);
            }}
          />
          <DomValue control={ref} value={input.value} read={readText} onChange={onChange} />
        </>
      )}
    </Field>
  );
}

/** A text field with several lines. */
export function TextArea({
  label,
  description,
  error,
  id,
  onChange,
  ...area
}: FieldProps & Native<'textarea'> & Typed) {
  const ref = useRef<HTMLTextAreaElement>(null);
  return (
    <Field {...{ label, description, error }} {...(id !== undefined && { id })}>
      {(wiring) => (
        <>
          <textarea
            {...area}
            {...wiring}
            ref={ref}
            className={css.area}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <DomValue control={ref} value={area.value} read={readText} onChange={onChange} />
        </>
      )}
    </Field>
  );
}
