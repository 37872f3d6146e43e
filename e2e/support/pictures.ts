import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import type { Language } from '../../contract/language.ts';
import { fadesEnd } from './axe.ts';

export interface Pictures {
  folder: string;
  language: Language;
  colorScheme: 'light' | 'dark';
}

/** The pictures that `npm run pictures` asks for; none in a test. */
export function picturesWanted(): Pictures | undefined {
  const wanted = process.env['PICTURES'];
  return wanted === undefined ? undefined : (JSON.parse(wanted) as Pictures);
}

/** Takes a picture of what a guest sees of a screen in a state. */
export const pictureIn =
  ({ folder, colorScheme }: Pictures, of: string) =>
  async (screen: Locator, state: string): Promise<void> => {
    const page = screen.page();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(fadesEnd);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await screen.scrollIntoViewIfNeeded();
    await page.screenshot({ path: join(folder, `${of.replaceAll(' ', '-')}.${state}.png`) });
  };
