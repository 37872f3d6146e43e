import { useState } from 'react';
import { getDateAt } from '../../../contract/rules/nights.ts';
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
 * Returns the text with the end of the hold, or the text that the payment secures the nights. The time of day is enough
 * for a hold that ends today; a payment by link can have several days.
 */
export function useHeldUntil(unpaid: Unpaid | undefined): string {
  const text = useText();
  const { clock, moment } = useFormats();
  const [now] = useState(() => Date.now());
  const { deadline = '', nightsHeldUntil = deadline } = unpaid ?? {};
  if (!nightsHeldUntil) return text('resuming.securedByPayment');
  const zone = deviceTimeZone();
  return getDateAt(Date.parse(nightsHeldUntil), zone) === getDateAt(now, zone)
    ? text('resuming.heldUntil', { time: clock(nightsHeldUntil, zone) })
    : text('resuming.heldUntilDay', { moment: moment(nightsHeldUntil, zone) });
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
