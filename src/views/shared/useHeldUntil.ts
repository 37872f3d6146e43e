import { deviceTimeZone } from '../../i18n/deviceTimeZone.ts';
import { useFormats, useText } from '../../i18n/index.ts';

interface Unpaid {
  /** The end of the hold, as an instant; empty if unknown. */
  deadline: string;
  /**
   * The instant until which the host holds the nights. Null if it does not hold them; undefined if it holds them until
   * `deadline`.
   */
  nightsHeldUntil?: string | null | undefined;
}

/**
 * Returns the text with the end of the hold, or the text that the payment secures the nights. A hold is short, so the
 * time of day is enough.
 */
export function useHeldUntil(unpaid: Unpaid | undefined): string {
  const text = useText();
  const { clock } = useFormats();
  const { deadline = '', nightsHeldUntil = deadline } = unpaid ?? {};
  return nightsHeldUntil
    ? text('resuming.heldUntil', { time: clock(nightsHeldUntil, deviceTimeZone()) })
    : text('resuming.securedByPayment');
}

/**
 * Returns the text with the time until which the code can be entered. The text also says whether the nights are held
 * until then or only reserved with the code.
 */
export function useCodeUntil(unpaid: Unpaid | undefined): string | undefined {
  const text = useText();
  const { clock } = useFormats();
  const { deadline = '', nightsHeldUntil = deadline } = unpaid ?? {};
  if (deadline === '') return undefined;
  const id = nightsHeldUntil ? 'resuming.heldUntil' : 'otp.enterBy';
  return text(id, { time: clock(nightsHeldUntil || deadline, deviceTimeZone()) });
}
