import { useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from './Icon.tsx';
import * as css from './Notice.css.ts';

export interface SummarisedError {
  /** The id of the control that was refused; none where it is no field of this form. */
  fieldId: string | undefined;
  /** What is refused, as the guest knows it; empty where the host does not say. */
  label: string;
  message: string;
  /** Brings the control onto the page, where it stands on a part that is not shown. */
  open?: (() => void) | undefined;
}

/** A refusal in words: of what, where that is known, and why. */
export const saidOf = ({ label, message }: Pick<SummarisedError, 'label' | 'message'>): string =>
  label === '' ? message : `${label}: ${message}`;

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

const Lead = ({ fieldId, open, ...error }: SummarisedError & { fieldId: string }) => (
  <a href={`#${fieldId}`} onClick={(event) => lead(event, fieldId, open)}>
    {saidOf(error)}
  </a>
);

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
        {errors.length > 0 && (
          <ul className={css.links}>
            {errors.map((error) => (
              <li key={saidOf(error)}>
                {error.fieldId === undefined ? saidOf(error) : <Lead {...error} fieldId={error.fieldId} />}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
