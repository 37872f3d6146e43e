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
  const tellOfWhatWasTyped = useEffectEvent(() => {
    const typed = ref.current?.value ?? '';
    if (typed !== '' && typed !== value) onChange(typed);
  });
  useEffect(() => tellOfWhatWasTyped(), []);
  useEffect(() => {
    const box = ref.current;
    if (box && box.value !== value && document.activeElement !== box) box.value = value;
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
