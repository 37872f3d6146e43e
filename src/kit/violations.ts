import { useIntl } from 'react-intl';
import type { Violation } from '../../contract/schemas/violations.ts';
import { useText, type MessageId } from '../i18n/index.ts';
import type { SummarisedError } from '../ui/summarisedError.ts';

/** A field with its label for the guest. */
export interface NamedField {
  /** The control's id; undefined if the form has no such field. */
  id?: string | undefined;
  label: string;
  /** The text before a message that names the field itself, such as the guest whose form contains the field. */
  group?: string;
  /** Shows the part of the form that contains the field. */
  open?: () => void;
}

const removeDuplicates = (errors: readonly SummarisedError[]) =>
  errors.filter(
    ({ label, message }, index) =>
      errors.findIndex((other) => other.label === label && other.message === message) === index,
  );

/**
 * Translates the host's violations by their code; a violation with an unknown code keeps the host's message. Forms pass
 * `getMissingMessage` to give missing answers messages of their own.
 */
export function useViolations(
  violations: readonly Violation[],
  findField: (path: string) => NamedField | undefined,
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
      const violation = violations.find(({ propertyPath }) => propertyPath === path);
      return violation && getText(violation);
    },
    summary: removeDuplicates(
      violations.map((violation): SummarisedError => {
        const field = findField(violation.propertyPath);
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
