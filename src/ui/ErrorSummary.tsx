import { flushSync } from 'react-dom';
import { Alert } from './Alert.tsx';
import * as css from './Notice.css.ts';
import { useErrorText, type SummarisedError } from './summarisedError.ts';

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

/** A list of all errors of a form. It takes the focus when it appears, and links to each field. */
export function ErrorSummary({ title, text, errors, level }: Props) {
  const getErrorText = useErrorText();
  return (
    <Alert title={title} isHeading level={level}>
      <p>{text}</p>
      {errors.length > 0 && (
        <ul className={css.links}>
          {errors.map((error) => {
            const { fieldId, open } = error;
            const words = getErrorText(error);
            return (
              <li key={words}>
                {fieldId === undefined ? (
                  words
                ) : (
                  <a href={`#${fieldId}`} onClick={(event) => lead(event, fieldId, open)}>
                    {words}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Alert>
  );
}
