import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
 * nobody is in it, and what was typed before scripts arrived is told of once they have. What is no date to
 * anybody else, as the year 202, is gone when it is left.
 */
export function DateInput({ label, description, error, id, value, onChange, ...input }: Props) {
  const ref = useRef<HTMLInputElement>(null);
  // Another default would change the box behind React's back: emptying it would not be told any more.
  const [drawn] = useState(value);
  // What is typed while scripts arrive is told by the browser too.
  const lastValue = useRef<string>(undefined);
  const report = (typed: string) => {
    if (typed !== lastValue.current) onChange(typed);
    lastValue.current = typed;
  };
  const agree = useEffectEvent((newValue: string) => {
    const box = ref.current;
    if (!box) return;
    const typedBefore = lastValue.current === undefined ? box.value : '';
    lastValue.current = newValue;
    if (typedBefore !== '') report(typedBefore);
    else if (box.value !== newValue && document.activeElement !== box) box.value = newValue;
  });
  useEffect(() => {
    agree(value);
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
          defaultValue={drawn}
          onChange={({ currentTarget }) => {
            if (isFinished(currentTarget.value)) report(currentTarget.value);
          }}
          onBlur={({ currentTarget }) => {
            if (!isFinished(currentTarget.value)) currentTarget.value = value;
          }}
        />
      )}
    </Field>
  );
}
