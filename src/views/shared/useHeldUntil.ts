import { deviceTimeZone } from '../../i18n/deviceTimeZone.ts';
import { useFormats, useText } from '../../i18n/index.ts';

/** Until when nights are held, which is never far: the hour says it. @param deadline an instant, or empty where unknown */
export function useHeldUntil(deadline: string | undefined): string | undefined {
  const text = useText();
  const { clock } = useFormats();
  return deadline ? text('resuming.heldUntil', { time: clock(deadline, deviceTimeZone()) }) : undefined;
}
