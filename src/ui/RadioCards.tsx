import { useId, useRef, type ReactNode } from 'react';
import { DomValue } from './DomValue.tsx';
import { FieldError } from './Field.tsx';
import { tick } from './choice.css.ts';
import * as field from './Field.css.ts';
import * as css from './RadioCards.css.ts';

interface Option {
  value: string;
  /** A short label. */
  content: ReactNode;
  /** An explanation, which screen readers read after the label when the option has the focus. */
  about?: ReactNode;
}

interface Props {
  legend: ReactNode;
  name: string;
  value: string | undefined;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** The id of the first radio button, for links from an error summary. */
  id?: string;
  options: readonly Option[];
  /** Whether the options are in a row if they fit. Meant for short labels. */
  isRow?: boolean;
}

const readChosen = (fieldset: HTMLFieldSetElement) =>
  fieldset.querySelector<HTMLInputElement>('input:checked')?.value;

/** A group of radio buttons, each with a label and an explanation. */
export function RadioCards(props: Props) {
  const { legend, name, value, onChange, error, id: given, options, isRow = false } = props;
  const own = useId();
  const ref = useRef<HTMLFieldSetElement>(null);
  const id = given ?? own;
  return (
    <>
      <fieldset ref={ref} aria-describedby={error === undefined ? undefined : `${id}-error`}>
        <legend className={field.legend}>{legend}</legend>
        <div className={isRow ? css.cardsInRow : css.cards}>
          {options.map((option, index) => {
            const { content, about } = option;
            const part = `${id}-${index}`;
            return (
              <label key={option.value} className={css.card}>
                <input
                  type="radio"
                  className={tick}
                  {...(index === 0 && { id })}
                  {...(about !== undefined && {
                    'aria-labelledby': `${part}-name`,
                    'aria-describedby': `${part}-about`,
                  })}
                  name={name}
                  value={option.value}
                  checked={option.value === value}
                  onChange={() => onChange(option.value)}
                />
                <span className={css.textBlock}>
                  <span id={`${part}-name`}>{content}</span>
                  {about !== undefined && (
                    <span id={`${part}-about`} className={css.textBlock}>
                      {about}
                    </span>
                  )}
                </span>
              </label>
            );
          })}
        </div>
        <FieldError id={`${id}-error`} error={error} />
      </fieldset>
      <DomValue
        control={ref}
        value={value}
        read={readChosen}
        onChange={(chosen) => chosen !== undefined && onChange(chosen)}
      />
    </>
  );
}
