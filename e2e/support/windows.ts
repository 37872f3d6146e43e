import type { ViewportSize } from '@playwright/test';
import type { Language } from '../../contract/values/language.ts';
import { isNightly } from '../../scripts/nightly.mjs';

interface SmallWindow {
  name: string;
  size: ViewportSize;
  /** The languages in which every state is visited at night, in turn. */
  languages: readonly Language[];
}

const phone: SmallWindow = {
  name: 'on a phone',
  size: { width: 390, height: 844 },
  // German has the longest words, French the longest sentences.
  languages: ['de', 'fr'],
};

/** The windows in which every state is visited, in CSS pixels, in addition to the wide one: by day the phone. */
export const smallWindows: readonly SmallWindow[] = isNightly
  ? [
      phone,
      { name: 'on a phone in landscape', size: { width: 844, height: 390 }, languages: ['es', 'pt'] },
      { name: 'in a narrow window', size: { width: 320, height: 640 }, languages: ['de', 'fr'] },
    ]
  : [phone];

/** The wide window in which every transition is taken. */
export const wideWindow: ViewportSize = { width: 1280, height: 900 };

/** The width from which a page has a table instead of a list, in CSS pixels. */
export const tableWidth = 1024;

/** By day the nth value in turn; at night all values. */
export const pickInTurn = <Look>(looks: readonly Look[], nth: number): readonly Look[] =>
  isNightly ? looks : [looks[nth % looks.length]!];

/** A number that a name always has, for choices in turn. */
export const getNumber = (name: string): number =>
  Array.from(name).reduce((sum, letter) => sum + letter.codePointAt(0)!, 0);
