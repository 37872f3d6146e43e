import type { ViewportSize } from '@playwright/test';

type Window = readonly [name: string, size: ViewportSize];

const onAPhone: Window = ['on a phone', { width: 390, height: 844 }];

/** The windows that every state is looked at in, in CSS pixels, beside the one in which its words are read. */
const windows: readonly Window[] = [
  onAPhone,
  ['on a phone on its side', { width: 844, height: 390 }],
  ['in a narrow window', { width: 320, height: 640 }],
];

/** The windows that pictures are taken in. */
export const windowsOfPictures: readonly Window[] = [onAPhone, ['on a desk', { width: 1280, height: 900 }]];

/** The windows that the nth tour is taken in: one in turn, or each of them where the environment says `WINDOWS=all`. */
export const windowsOf = (nth: number): readonly Window[] =>
  process.env['WINDOWS'] === 'all' ? windows : [windows[nth % windows.length]!];
