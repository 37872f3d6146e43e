import { useEffect, useEffectEvent, useRef } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import * as css from './Field.css.ts';

interface Props extends FieldProps {
  name: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (value: string) => void;
}

// While a year is being typed, browsers tell of the years 2, 20 and 202.
const isFinished = (value: string) => value === '' || value >= '1900';

/**
 * The platform's own date input. It keeps what is being typed: its value is set from outside only while
 * nobody is in it, and what was typed before scripts arrived is told of once they have.
 */
export function DateInput({ label, description, error, id, value, onChange, ...input }: Props) {
  const ref = useRef<HTMLInputElement>(null);
  const hasArrived = useRef(false);
  const agree = useEffectEvent((wanted: string) => {
    const box = ref.current;
    if (!box || box.value === wanted) return;
    if (!hasArrived.current && box.value !== '') onChange(box.value);
    else if (document.activeElement !== box) box.value = wanted;
  });
  useEffect(() => {
    agree(value);
    hasArrived.current = true;
  }, [value]);
  return (
    <Field {...{ label, description, error }} {...(id !== undefined && { id })}>
      {(wiring) => (
        <input
          {...input}
          {...wiring}
          ref={ref}
          type="date"
          className={css.control}
          defaultValue={value}
          onChange={({ currentTarget }) => {
            if (isFinished(currentTarget.value)) onChange(currentTarget.value);
          }}
        />
      )}
    </Field>
  );
}
