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
export const getErrorText = ({ label, message }: Pick<SummarisedError, 'label' | 'message'>): string =>
  label === '' ? message : `${label}: ${message}`;
