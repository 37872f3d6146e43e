import { useState } from 'react';
import type { DeadlineValues } from '../../../contract/rules/typography.ts';
import { deviceTimeZone } from '../../i18n/deviceTimeZone.ts';
import { useFormats } from '../../i18n/index.ts';

/** Returns a function that returns the values of a text with a deadline, in the time zone of the device. */
export function useDeadline(): (instant: string) => DeadlineValues {
  const { deadline } = useFormats();
  const [now] = useState(() => Date.now());
  return (instant) => deadline(instant, now, deviceTimeZone());
}
