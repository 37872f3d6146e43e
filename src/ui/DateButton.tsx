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
  /** The date in words, or the instruction to choose one. */
  text: string;
  error: string | undefined;
  /** Whether the calendar is open, if it can be opened and closed. */
  isOpen?: boolean;
  onPress: () => void;
}

/**
 * A button that shows a date in the page's language and leads to the calendar in which it is chosen. It has the size of
 * a date input, which it replaces: native inputs use the browser's language, so "03/01/2027" on a German page could be
 * 1 March. Input with a segment for each part would need more scripts and accept unavailable days.
 */
export function DateButton({ label, id, name, value, text, error, isOpen, onPress }: Props) {
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
        {text}
      </button>
      <input type="hidden" name={name} value={value} />
      <FieldError id={`${own}-error`} error={error} />
    </div>
  );
}
