import { devices, type PlaywrightTestOptions } from '@playwright/test';
import { windowSizes } from '../photograph.ts';

/** Device names: the two of the pictures, and all that Playwright knows. */
export const deviceNames = ['desk', 'phone', ...Object.keys(devices)];

const isOurs = (name: string): name is keyof typeof windowSizes => Object.hasOwn(windowSizes, name);

/** The browser settings of a device. */
export function deviceCalled(name: string): Partial<PlaywrightTestOptions> {
  if (isOurs(name)) return { viewport: windowSizes[name].size };
  const { defaultBrowserType: _, ...device } = devices[name]!;
  return device;
}
