import { useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from './Icon.tsx';
import * as css from './Notice.css.ts';

export interface SummarisedError {
  /** The id of the control that was refused; none where it is no field of this form. */
  fieldId: string | undefined;
  label: string;
  message: string;
  /** Brings the control onto the page, where it stands on a part that is not shown. */
  open?: (() => void) | undefined;
}

interface Props {
  title: string;
  text: string;
  errors: readonly SummarisedError[];
}

function lead(event: { preventDefault: () => void }, fieldId: string, open?: () => void) {
  if (open) flushSync(open);
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}

/** What was refused, all at once: takes the focus when it comes and leads to each field. */
export function ErrorSummary({ title, text, errors }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={css.notice.error} role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <span className={css.mark.error}>
        <Icon name="alert" />
      </span>
      <h3 className={css.title} id={titleId}>
        {title}
      </h3>
      <div className={css.body}>
        <p>{text}</p>
        <ul className={css.links}>
          {errors.map(({ fieldId, label, message, open }) => (
            <li key={label + message}>
              {fieldId === undefined ? (
                `${label}: ${message}`
              ) : (
                <a href={`#${fieldId}`} onClick={(event) => lead(event, fieldId, open)}>
                  {label}: {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
