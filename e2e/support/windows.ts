import type { ViewportSize } from '@playwright/test';

/** The windows that every state is looked at in, in CSS pixels, beside the one in which its words are read. */
const windows: Readonly<Record<string, ViewportSize>> = {
  'on a phone': { width: 390, height: 844 },
  'on a phone on its side': { width: 844, height: 390 },
  'in a narrow window': { width: 320, height: 640 },
};

/** The windows that the nth tour is taken in: one in turn, or each of them where the environment says `WINDOWS=all`. */
export function windowsOf(nth: number): readonly (readonly [name: string, size: ViewportSize])[] {
  const all = Object.entries(windows);
  return process.env['WINDOWS'] === 'all' ? all : [all[nth % all.length]!];
}
