import { useState } from 'react';
import { getDeadlineValues, type DeadlineValues } from '../../contract/values/nights.ts';
import { deviceTimeZone } from '../i18n/deviceTimeZone.ts';
import { useFormats, useText } from '../i18n/index.ts';

interface Unpaid {
  /** The end of the hold, as an instant; empty if unknown. */
  deadline: string;
  /**
   * The instant until which the host holds the nights. Null if it does not hold them; undefined if it holds them until
   * `deadline`.
   */
  nightsHeldUntil?: string | null | undefined;
}

/** Returns a function that returns the values of a text with a deadline, in the time zone of the device. */
function useDeadline(): (instant: string) => DeadlineValues {
  const { clock, moment } = useFormats();
  const [now] = useState(() => Date.now());
  return (instant) => {
    const timeZone = deviceTimeZone();
    return getDeadlineValues(Date.parse(instant), now, {
      timeZone,
      time: clock(instant, timeZone),
      moment: moment(instant, timeZone),
    });
  };
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

interface CodeProps {
  /** The instant at which the code expires; empty or undefined if unknown. */
  expiresAt: string | undefined;
  className?: string;
}

/** Shows until when the code can be entered, unless it has expired. */
export function CodeDeadline({ expiresAt = '', className }: CodeProps) {
  const text = useText();
  const getDeadline = useDeadline();
  const [now] = useState(() => Date.now());
  if (expiresAt === '' || Date.parse(expiresAt) <= now) return null;
  return <p className={className}>{text('otp.enterBy', getDeadline(expiresAt))}</p>;
}
