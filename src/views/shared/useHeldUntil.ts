import { useText } from '../../i18n/index.ts';
import { useDeadline } from './useDeadline.ts';

interface Unpaid {
  /** The end of the hold, as an instant; empty if unknown. */
  deadline: string;
  /**
   * The instant until which the host holds the nights. Null if it does not hold them; undefined if it holds them until
   * `deadline`.
   */
  nightsHeldUntil?: string | null | undefined;
}

/** Returns the text with the end of the hold, or the text that the payment secures the nights. */
export function useHeldUntil(unpaid: Unpaid | undefined): string {
  const text = useText();
  const getDeadline = useDeadline();
  const { deadline = '', nightsHeldUntil = deadline } = unpaid ?? {};
  if (!nightsHeldUntil) return text('resuming.securedByPayment');
  return text('resuming.heldUntil', getDeadline(nightsHeldUntil));
}

/**
 * Returns the text for a guest who has not entered the code yet: until when the nights are held, or that only the code
 * reserves them.
 */
export function useHeldBeforeCode(unpaid: Unpaid | undefined): string | undefined {
  const text = useText();
  const heldUntil = useHeldUntil(unpaid);
  const { deadline = '', nightsHeldUntil = deadline } = unpaid ?? {};
  if (deadline === '') return undefined;
  return nightsHeldUntil ? heldUntil : text('otp.notHeld');
}
