import { useId, type ReactNode } from 'react';
import { FieldError } from './Field.tsx';
import { tick } from './choice.css.ts';
import * as field from './Field.css.ts';
import * as css from './RadioCards.css.ts';

interface Props {
  legend: ReactNode;
  name: string;
  value: string | undefined;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** The first radio's id, so that a summary can lead to it. */
  id?: string;
  options: readonly { value: string; content: ReactNode }[];
  /** Beside each other where there is room, for a few words each. */
  isRow?: boolean;
}

/** One of a few, each told at length. */
export function RadioCards(props: Props) {
  const { legend, name, value, onChange, error, id: given, options, isRow = false } = props;
  const own = useId();
  const id = given ?? own;
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={field.legend}>{legend}</legend>
      <div className={isRow ? css.cardsInRow : css.cards}>
        {options.map((option, index) => (
          <label key={option.value} className={css.card}>
            <input
              type="radio"
              className={tick}
              {...(index === 0 && { id })}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={field.field}>{option.content}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
