import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import * as css from './Field.css.ts';

type Native<T extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentProps<T>,
  'className' | 'id' | 'onChange'
>;

interface Typed {
  value: string;
  onChange: (value: string) => void;
}

/** One line of text. */
export function TextField({
  label,
  description,
  error,
  id,
  onChange,
  ...input
}: FieldProps & Native<'input'> & Typed) {
  return (
    <Field {...{ label, description, error }} {...(id !== undefined && { id })}>
      {(wiring) => (
        <input
          {...input}
          {...wiring}
          className={css.control}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** Several lines of text. */
export function TextArea({
  label,
  description,
  error,
  id,
  onChange,
  ...area
}: FieldProps & Native<'textarea'> & Typed) {
  return (
    <Field {...{ label, description, error }} {...(id !== undefined && { id })}>
      {(wiring) => (
        <textarea
          {...area}
          {...wiring}
          className={css.area}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
