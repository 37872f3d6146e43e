import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import type { SummarisedError } from '../../ui/summarised.ts';

interface Props {
  title: string;
  /** What to do where fields are marked. */
  text: string;
  /** What was refused and has not been mended yet. */
  errors: readonly SummarisedError[];
  /** The level of its heading. */
  level?: 2 | 3 | undefined;
}

/** What the host refused of a form, once an attempt (`key`). Where it leads to no field, it says what to do instead. */
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
