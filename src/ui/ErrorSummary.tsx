import { flushSync } from 'react-dom';
import { Alert } from './Alert.tsx';
import * as css from './Notice.css.ts';
import { getErrorText, type SummarisedError } from './summarisedError.ts';

interface Props {
  title: string;
  text: string;
  errors: readonly SummarisedError[];
  level?: 2 | 3 | undefined;
}

function lead(event: { preventDefault: () => void }, fieldId: string, open?: () => void) {
  if (open) flushSync(open);
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}

const ErrorLink = ({ fieldId, open, ...error }: SummarisedError & { fieldId: string }) => (
  <a href={`#${fieldId}`} onClick={(event) => lead(event, fieldId, open)}>
    {getErrorText(error)}
  </a>
);

/** A list of all errors of a form. It takes the focus when it appears, and links to each field. */
export const ErrorSummary = ({ title, text, errors, level }: Props) => (
  <Alert title={title} isHeading level={level}>
    <p>{text}</p>
    {errors.length > 0 && (
      <ul className={css.links}>
        {errors.map((error) => (
          <li key={getErrorText(error)}>
            {error.fieldId === undefined ? (
              getErrorText(error)
            ) : (
              <ErrorLink {...error} fieldId={error.fieldId} />
            )}
          </li>
        ))}
      </ul>
    )}
  </Alert>
);
