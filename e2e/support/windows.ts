import type { ViewportSize } from '@playwright/test';

type Window = readonly [name: string, size: ViewportSize];

/** The windows that every state is looked at in, in CSS pixels, beside the one in which its words are read. */
const windows: readonly Window[] = [
  ['on a phone', { width: 390, height: 844 }],
  ['on a phone on its side', { width: 844, height: 390 }],
  ['in a narrow window', { width: 320, height: 640 }],
];

/** The nth of several looks, in turn; or all of them where the environment says `WINDOWS=all`. */
export const inTurn = <Look>(looks: readonly Look[], nth: number): readonly Look[] =>
  process.env['WINDOWS'] === 'all' ? looks : [looks[nth % looks.length]!];

/** The windows that the nth tour is taken in. */
export const getWindows = (nth: number): readonly Window[] => inTurn(windows, nth);
