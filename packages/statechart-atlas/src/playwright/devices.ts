import { devices, type PlaywrightTestOptions } from '@playwright/test';
import type { Device } from '../pictures.ts';

/** The window of each device of the pictures, in CSS pixels, and its pixel ratio. */
export const windowSizes = {
  phone: { size: { width: 390, height: 844 }, scale: 2 },
  desk: { size: { width: 1280, height: 900 }, scale: 1 },
} as const satisfies Record<Device, object>;

/** The devices of the pictures, and all that Playwright defines. */
export const deviceNames = ['desk', 'phone', ...Object.keys(devices)];

const isPictureDevice = (name: string): name is Device => Object.hasOwn(windowSizes, name);

/** Returns the browser settings of a device. */
export function getDevice(name: string): Partial<PlaywrightTestOptions> {
  if (isPictureDevice(name)) return { viewport: windowSizes[name].size };
  const { defaultBrowserType: _, ...device } = devices[name]!;
  return device;
}
