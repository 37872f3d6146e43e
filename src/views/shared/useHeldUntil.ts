import { useFormats, useText } from '../../i18n/index.ts';

/** The clock that the guest looks at while minutes count; the property's may be in another country. */
const onThisDevice = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Until when nights are held, which is never far: the hour says it. @param deadline an instant, or empty where unknown */
export function useHeldUntil(deadline: string | undefined): string | undefined {
  const text = useText();
  const { clock } = useFormats();
  return deadline ? text('resuming.heldUntil', { time: clock(deadline, onThisDevice()) }) : undefined;
}
