import { useText } from '../i18n/index.ts';

export interface SummarisedError {
  /** The id of the rejected control; undefined if this form has no field for it. */
  fieldId: string | undefined;
  /** The label of the rejected field; empty if the host does not name the field. */
  label: string;
  message: string;
  /** Shows the part of the page that contains the control, if it is hidden. */
  open?: (() => void) | undefined;
}

/** Returns the function that returns an error message, preceded by the field's label if known. */
export function useErrorText() {
  const text = useText();
  return ({ label, message }: Pick<SummarisedError, 'label' | 'message'>): string =>
    label === '' ? message : text('label.value', { label, value: message });
}
