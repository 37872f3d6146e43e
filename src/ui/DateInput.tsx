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

// While a guest types a year, browsers report the years 2, 20 and 202.
const isComplete = (value: string) => value === '' || value >= '1900';

/**
 * A native date input. Its value is set from outside only while it does not have the focus, so that typing is not
 * interrupted. A value that was typed before hydration is reported afterwards. An unfinished value, such as the year
 * 202, is discarded when the guest leaves the input.
 */
export function DateInput({ label, description, error, id, value, onChange, ...input }: Props) {
  const ref = useRef<HTMLInputElement>(null);
  // The default value stays constant. A new one would change the input without React's knowledge, and React would not
  // report when the guest clears it.
  const [initialValue] = useState(value);
  // The last reported value, because the browser repeats the event for a value that was typed before hydration.
  const lastValue = useRef<string>(undefined);
  const report = (typed: string) => {
    if (typed !== lastValue.current) onChange(typed);
    lastValue.current = typed;
  };
  const applyValue = useEffectEvent((newValue: string) => {
    const box = ref.current;
    if (!box) return;
    const typedBefore = lastValue.current === undefined ? box.value : '';
    lastValue.current = newValue;
    if (typedBefore !== '') report(typedBefore);
    else if (box.value !== newValue && document.activeElement !== box) box.value = newValue;
  });
  useEffect(() => {
    applyValue(value);
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
          defaultValue={initialValue}
          onChange={({ currentTarget }) => {
            if (isComplete(currentTarget.value)) report(currentTarget.value);
          }}
          onBlur={({ currentTarget }) => {
            if (!isComplete(currentTarget.value)) currentTarget.value = value;
          }}
        />
      )}
    </Field>
  );
}
