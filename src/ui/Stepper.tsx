import { useId, useRef } from 'react';
import { button } from './Button.css.ts';
import { DomValue } from './DomValue.tsx';
import { FieldError } from './Field.tsx';
import * as field from './Field.css.ts';
import * as css from './Stepper.css.ts';
import { Icon } from './Icon.tsx';

interface Props {
  label: string;
  description?: string;
  error?: string | undefined;
  id?: string;
  name: string;
  value: number;
  min: number;
  max: number;
  /** The labels of the two buttons. */
  fewer: string;
  more: string;
  onChange: (value: number) => void;
}

/**
 * A small whole number between two buttons. The input is native, so it works before hydration and is not replaced
 * afterwards.
 */
export function Stepper({
  label,
  description,
  error,
  id: given,
  name,
  value,
  min,
  max,
  fewer,
  more,
  onChange,
}: Props) {
  const own = useId();
  const id = given ?? own;
  const input = useRef<HTMLInputElement>(null);
  const read = ({ valueAsNumber }: HTMLInputElement) =>
    Number.isNaN(valueAsNumber) ? value : Math.trunc(valueAsNumber);
  const change = (typed: number) => {
    if (typed !== value) onChange(typed);
  };
  const step = (by: 1 | -1) => {
    const control = input.current!;
    const next = Math.min(max, Math.max(min, read(control) + by));
    // The input shows the number at once, and the next press continues from it: the new value may take seconds to arrive
    // while a page's machine is loading.
    control.value = String(next);
    onChange(next);
  };
  return (
    <div className={field.field}>
      <div className={css.stepper}>
        <button
          type="button"
          className={button.icon}
          aria-label={fewer}
          disabled={value <= min}
          onClick={() => step(-1)}
        >
          <Icon name="minus" />
        </button>
        <input
          ref={input}
          className={css.count}
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          aria-label={label}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          min={min}
          max={max}
          value={value}
          onChange={({ currentTarget }) => change(read(currentTarget))}
        />
        <DomValue control={input} value={value} read={read} onChange={change} />
        <button
          type="button"
          className={button.icon}
          aria-label={more}
          disabled={value >= max}
          onClick={() => step(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      {description !== undefined && <p className={field.description}>{description}</p>}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
