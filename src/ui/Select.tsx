import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import * as css from './Select.css.ts';
import { Icon } from './Icon.tsx';
import { useTypedBefore } from './useTypedBefore.ts';

interface SelectProps
  extends Omit<ComponentProps<'select'>, 'className' | 'id' | 'onChange' | 'ref'>, FieldProps {
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

/** The platform's own list: searchable by typing, at home on every phone. */
export function Select({ label, description, error, id, onChange, children, ...select }: SelectProps) {
  const ref = useTypedBefore<HTMLSelectElement>(select.value, onChange);
  return (
    <Field {...{ label, description, error }} {...(id !== undefined && { id })}>
      {(wiring) => (
        <span className={css.box}>
          <select
            {...select}
            {...wiring}
            ref={ref}
            className={css.select}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            {children}
          </select>
          <Icon name="down" size="small" />
        </span>
      )}
    </Field>
  );
}
