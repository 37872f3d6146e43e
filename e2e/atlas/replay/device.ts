import { devices, type PlaywrightTestOptions } from '@playwright/test';
import { windowSizes } from '../photograph.ts';

/** Device names: the two of the pictures, and all that Playwright defines. */
export const deviceNames = ['desk', 'phone', ...Object.keys(devices)];

const isPictureDevice = (name: string): name is keyof typeof windowSizes => Object.hasOwn(windowSizes, name);

/** The browser settings of a device. */
export function getDevice(name: string): Partial<PlaywrightTestOptions> {
  if (isPictureDevice(name)) return { viewport: windowSizes[name].size };
  const { defaultBrowserType: _, ...device } = devices[name]!;
  return device;
}
