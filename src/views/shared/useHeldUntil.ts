import { deviceTimeZone } from '../../i18n/deviceTimeZone.ts';
import { useFormats, useText } from '../../i18n/index.ts';

interface Unpaid {
  /** When it ends, an instant; empty where unknown. */
  deadline: string;
  /** Null where its nights are not kept from others; undefined where they are, until it ends. */
  nightsHeldUntil?: string | null | undefined;
}

/** Until when nights are held, which is never far: the hour says it; or that they are secured by the payment. */
export function useHeldUntil(unpaid: Unpaid | undefined): string {
  const text = useText();
  const { clock } = useFormats();
  const { deadline = '', nightsHeldUntil = deadline } = unpaid ?? {};
  return nightsHeldUntil
    ? text('resuming.heldUntil', { time: clock(nightsHeldUntil, deviceTimeZone()) })
    : text('resuming.securedByPayment');
}

/** Until when a code can be entered, and that the dates are reserved with it, unless the host holds them already. */
export function useCodeUntil(unpaid: Unpaid | undefined): string | undefined {
  const text = useText();
  const { clock } = useFormats();
  const { deadline = '', nightsHeldUntil = deadline } = unpaid ?? {};
  if (deadline === '') return undefined;
  const id = nightsHeldUntil ? 'resuming.heldUntil' : 'otp.enterBy';
  return text(id, { time: clock(nightsHeldUntil || deadline, deviceTimeZone()) });
}
