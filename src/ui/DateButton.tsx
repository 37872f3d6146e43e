import { useId } from 'react';
import { FieldError } from './Field.tsx';
import * as field from './Field.css.ts';
import * as css from './DateButton.css.ts';
import { join } from './join.ts';

interface Props {
  label: string;
  id: string;
  name: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /** The day in words, or what to do where there is none. */
  words: string;
  error: string | undefined;
  /** Whether the place where it is chosen is open, where that opens. */
  isOpen?: boolean;
  onPress: () => void;
}

/** A date that is chosen elsewhere: says it in the page's language, and leads there. It is as large as a date's input. */
export function DateButton({ label, id, name, value, words, error, isOpen, onPress }: Props) {
  const own = useId();
  return (
    <div className={field.field}>
      <span className={field.label} id={`${own}-label`}>
        {label}
      </span>
      <button
        type="button"
        className={join(css.date, value === '' && css.unset)}
        id={id}
        aria-labelledby={`${own}-label ${id}`}
        aria-describedby={error === undefined ? undefined : `${own}-error`}
        aria-expanded={isOpen}
        data-refused={error === undefined ? undefined : ''}
        onClick={onPress}
      >
        {words}
      </button>
      <input type="hidden" name={name} value={value} />
      <FieldError id={`${own}-error`} error={error} />
    </div>
  );
}
