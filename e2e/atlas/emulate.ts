import type { Device } from 'statechart-atlas/pictures';
import { windowSizes } from 'statechart-atlas/playwright';

/** Browser settings of a device, in the time zone of the properties. */
export const emulate = (device: Device) => ({
  viewport: windowSizes[device].size,
  contextOptions: { reducedMotion: 'reduce' as const },
  timezoneId: 'Europe/Lisbon',
});
