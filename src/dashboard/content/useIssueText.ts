import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { FieldPath, IssueParams } from '../../../contract/content/issues.ts';
import { useFieldLabel } from './useFieldLabel.ts';

/** An error or a warning as the host sends it. */
interface SentIssue {
  readonly code: string;
  readonly params?: IssueParams | undefined;
  readonly path: FieldPath;
}

/** Returns the function that says what is wrong with a field, and names it by its label, or by its short one next to it. */
export function useIssueText(): (issue: SentIssue, isAtField?: boolean) => string {
  const intl = useIntl();
  const getLabel = useFieldLabel();
  return useCallback(
    ({ code, params = {}, path }, isAtField = false) => {
      const values = Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'object' ? getLabel(value) : value,
      ]);
      return intl.formatMessage(
        { id: `content.${code}` },
        {
          ...(Object.fromEntries(values) as Record<string, string | number>),
          field: getLabel(path, isAtField),
        },
      );
    },
    [intl, getLabel],
  );
}
