import { devices, type PlaywrightTestOptions } from '@playwright/test';
import { windowSizes } from '../photograph.ts';

/** What devices are called: the two in which pictures are taken, and all that Playwright knows. */
export const deviceNames = ['desk', 'phone', ...Object.keys(devices)];

const isOurs = (name: string): name is keyof typeof windowSizes => Object.hasOwn(windowSizes, name);

/** How a device is made in a browser. */
export function deviceCalled(name: string): Partial<PlaywrightTestOptions> {
  if (isOurs(name)) return { viewport: windowSizes[name].size };
  const { defaultBrowserType: _, ...device } = devices[name]!;
  return device;
}
