import type { Violation } from '../../../contract/violations.ts';
import { useIntl, useText, type MessageId } from '../../i18n/index.ts';
import { saidOf, type SummarisedError } from '../../ui/summarised.ts';

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
  errors.filter((error, at) => errors.findIndex((other) => saidOf(other) === saidOf(error)) === at);

/**
 * The host's refusals in the guest's words: by code, else as the host said it. Forms pass `missingMessage`, so that a
 * missing answer has a message of its own.
 */
export function useViolations(
  violations: readonly Violation[],
  fieldAt: (path: string) => NamedField | undefined,
  missingMessageAt?: (path: string) => string,
) {
  const text = useText();
  const { messages } = useIntl();
  const missingAt = ({ code, propertyPath }: Violation) => {
    const id = code === 'blank' ? missingMessageAt?.(propertyPath) : undefined;
    return id !== undefined && id in messages ? id : undefined;
  };
  const wordsOf = (violation: Violation) => {
    const { code, message } = violation;
    const id = missingAt(violation) ?? `violation.${code}`;
    return id in messages ? text(id as MessageId) : message;
  };
  return {
    messageAt: (path: string): string | undefined => {
      const found = violations.find(({ propertyPath }) => propertyPath === path);
      return found && wordsOf(found);
    },
    summary: eachOnce(
      violations.map((violation): SummarisedError => {
        const field = fieldAt(violation.propertyPath);
        return {
          fieldId: field?.id,
          label: missingAt(violation) ? (field?.group ?? '') : (field?.label ?? violation.propertyPath),
          message: wordsOf(violation),
          open: field?.open,
        };
      }),
    ),
  };
}
