import { useState } from 'react';
import { useText } from '../i18n/index.ts';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import type { SummarisedError } from '../ui/summarisedError.ts';

interface Props {
  title: string;
  /** The instruction if fields are marked. */
  text: string;
  /** The errors that the guest has not corrected yet. */
  errors: readonly SummarisedError[];
  /** The level of its heading. */
  level?: 2 | 3 | undefined;
}

/**
 * Shows the host's violations of a form. The `key` has to change with every attempt. If no error belongs to a field, a
 * general instruction is shown.
 */
export function RefusedFields({ title, text, errors, level }: Props) {
  const words = useText();
  const [first] = useState(errors);
  const isCorrected = first.length > 0 && errors.length === 0;
  if (isCorrected) return null;
  const hasLink = first.some(({ fieldId }) => fieldId !== undefined);
  return (
    <ErrorSummary
      title={title}
      text={hasLink ? text : words('problem.validationFailed.unnamed')}
      errors={errors}
      level={level}
    />
  );
}
