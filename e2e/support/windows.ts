import type { ViewportSize } from '@playwright/test';

type Window = readonly [name: string, size: ViewportSize];

/** The windows in which every state is checked, in CSS pixels, in addition to the wide one for texts. */
const windows: readonly Window[] = [
  ['on a phone', { width: 390, height: 844 }],
  ['on a phone in landscape', { width: 844, height: 390 }],
  ['in a narrow window', { width: 320, height: 640 }],
];

/** The nth value in turn; all values if the environment contains `WINDOWS=all`. */
export const pickInTurn = <Look>(looks: readonly Look[], nth: number): readonly Look[] =>
  process.env['WINDOWS'] === 'all' ? looks : [looks[nth % looks.length]!];

/** The windows of the nth tour. */
export const getWindows = (nth: number): readonly Window[] => pickInTurn(windows, nth);
