import { useIntl } from 'react-intl';
import type { Violation } from '../../../contract/violations.ts';
import { useText, type MessageId } from '../../i18n/index.ts';
import { getErrorText, type SummarisedError } from '../../ui/summarised.ts';

/** A field as the guest knows it. */
export interface NamedField {
  /** Its control's id; none where it is no field of the form. */
  id?: string | undefined;
  label: string;
  /** What comes before a message that names the field itself: whose form it is in, where there are several. */
  group?: string;
  /** Shows the part of the form that it is in. */
  open?: () => void;
}

const eachOnce = (errors: readonly SummarisedError[]) =>
  errors.filter(
    (error, at) => errors.findIndex((other) => getErrorText(other) === getErrorText(error)) === at,
  );

/**
 * The host's refusals in the guest's words: by code, else as the host said it. Forms pass `missingMessage`, so that a
 * missing answer has a message of its own.
 */
export function useViolations(
  violations: readonly Violation[],
  fieldAt: (path: string) => NamedField | undefined,
  getMissingMessage?: (path: string) => string,
) {
  const text = useText();
  const { messages } = useIntl();
  const getMissing = ({ code, propertyPath }: Violation) => {
    const id = code === 'blank' ? getMissingMessage?.(propertyPath) : undefined;
    return id !== undefined && id in messages ? id : undefined;
  };
  const getText = (violation: Violation) => {
    const { code, message } = violation;
    const id = getMissing(violation) ?? `violation.${code}`;
    return id in messages ? text(id as MessageId) : message;
  };
  return {
    getMessage: (path: string): string | undefined => {
      const found = violations.find(({ propertyPath }) => propertyPath === path);
      return found && getText(found);
    },
    summary: eachOnce(
      violations.map((violation): SummarisedError => {
        const field = fieldAt(violation.propertyPath);
        return {
          fieldId: field?.id,
          label: getMissing(violation) ? (field?.group ?? '') : (field?.label ?? violation.propertyPath),
          message: getText(violation),
          open: field?.open,
        };
      }),
    ),
  };
}
