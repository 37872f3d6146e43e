import { useRef, type ComponentProps, type ReactNode } from 'react';
import { DomValue, readText } from './DomValue.tsx';
import { Field, type FieldProps } from './Field.tsx';
import * as css from './Select.css.ts';
import { Icon } from './Icon.tsx';

interface SelectProps
  extends Omit<ComponentProps<'select'>, 'className' | 'id' | 'onChange' | 'ref'>, FieldProps {
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

/** A native select element. It is searchable by typing and uses the phone's own picker. */
export function Select({ label, description, error, id, onChange, children, ...select }: SelectProps) {
  const ref = useRef<HTMLSelectElement>(null);
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
          <DomValue control={ref} value={select.value} read={readText} onChange={onChange} />
        </span>
      )}
    </Field>
  );
}
