import { useId, useRef, useState, type ReactNode } from 'react';
import { getBirthDate, parsePastedDate, parseTypedDate, type DatePart, type TypedDate } from './typedDate.ts';
import { DomValue } from './DomValue.tsx';
import { FieldError } from './Field.tsx';
import * as css from './BirthDate.css.ts';
import * as field from './Field.css.ts';

interface Props {
  legend: ReactNode;
  description?: ReactNode;
  error?: string | undefined;
  /** The id of the first part, for links from an error summary. */
  id?: string;
  name: string;
  /** A date as `YYYY-MM-DD`; an invalid date has its parts as typed, in the same order. */
  value: string;
  onChange: (value: string) => void;
  /** The order of the parts in the page's language. */
  order: readonly DatePart[];
  labels: Readonly<Record<DatePart, string>>;
  /** `bday` if the browser may fill in its user's date of birth. */
  autoComplete?: 'bday' | 'off';
  /** Returns the value in the form in which it is used. The parts show it when the guest leaves them. */
  normalize?: (value: string) => string;
}

/** A date of birth, typed in three parts. A calendar is impractical for dates decades ago. */
export function BirthDate({
  legend,
  description,
  error,
  id: givenId,
  name,
  value,
  onChange,
  ...rest
}: Props) {
  const { order, labels, autoComplete = 'off', normalize } = rest;
  const generatedId = useId();
  const ref = useRef<HTMLFieldSetElement>(null);
  const id = givenId ?? generatedId;
  const [draft, setDraft] = useState(parseTypedDate(value));
  // A value set from outside replaces the draft. A value that comes from the draft leaves it as typed: `3` and not
  // `03`.
  const typed = getBirthDate(draft) === value ? draft : parseTypedDate(value);
  const change = (parts: TypedDate) => {
    setDraft(parts);
    onChange(getBirthDate(parts));
  };
  const read = (fieldset: HTMLFieldSetElement): TypedDate => {
    const getValue = (part: DatePart) =>
      fieldset.querySelector<HTMLInputElement>(`[name="${name}-${part}"]`)?.value ?? '';
    return { day: getValue('day'), month: getValue('month'), year: getValue('year') };
  };
  const descriptionIds = [error !== undefined && `${id}-error`, description !== undefined && `${id}-about`];
  return (
    <>
      <fieldset
        ref={ref}
        className={field.field}
        aria-describedby={descriptionIds.filter(Boolean).join(' ') || undefined}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (currentTarget.contains(relatedTarget)) return;
          const normalized = normalize?.(value) ?? value;
          if (normalized !== value) onChange(normalized);
        }}
      >
        <legend className={css.legend}>{legend}</legend>
        {description !== undefined && (
          <p className={field.description} id={`${id}-about`}>
            {description}
          </p>
        )}
        <div className={css.parts}>
          {order.map((part, index) => (
            <label key={part} className={css.partStyles[part]}>
              <span>{labels[part]}</span>
              <input
                className={field.control}
                id={index === 0 ? id : `${id}-${part}`}
                name={`${name}-${part}`}
                inputMode="numeric"
                autoComplete={autoComplete === 'bday' ? `bday-${part}` : 'off'}
                maxLength={part === 'year' ? 4 : 2}
                aria-invalid={error !== undefined || undefined}
                value={typed[part]}
                onChange={(event) => change({ ...typed, [part]: event.currentTarget.value })}
                onPaste={(event) => {
                  const pasted = parsePastedDate(event.clipboardData.getData('text'), order);
                  if (!pasted) return;
                  event.preventDefault();
                  change(pasted);
                }}
              />
            </label>
          ))}
        </div>
        <FieldError id={`${id}-error`} error={error} />
      </fieldset>
      <DomValue
        control={ref}
        value={getBirthDate(typed)}
        read={(fieldset) => getBirthDate(read(fieldset))}
        onChange={() => ref.current && change(read(ref.current))}
      />
    </>
  );
}
