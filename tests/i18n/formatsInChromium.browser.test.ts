import type { Browser } from 'playwright';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeLanguages, type Language } from '../../contract/values/language.ts';
import type { DateStyle } from '../../src/i18n/index.ts';
import { openChromium, lacksChromium } from '../support/chromium.ts';
import { formatsIn } from './support/formatsIn.ts';

/** Everything the site writes with, over three years of days and hours and a range of amounts. */
function everyFormat(language: Language, formats: typeof formatsIn): string[] {
  const { date, clock, moment, money, roundMoney, percentage, number, distance, list } = formats(language);
  const styles: DateStyle[] = ['full', 'long', 'short', 'month'];
  const days = Array.from({ length: 3 * 366 }, (_, day) =>
    new Date(Date.UTC(2027, 0, 1 + day)).toISOString(),
  );
  const cents = Array.from({ length: 500 }, (_, step) => ({ amount: step * 4999 - 100_000 }));
  return [
    ...days.flatMap((day) => styles.map((style) => date(day.slice(0, 10), style))),
    ...days.flatMap((day, n) => {
      const instant = day.replace('T00', `T${String(n % 24).padStart(2, '0')}`);
      return [clock(instant, 'Europe/Lisbon'), moment(instant, 'Europe/Lisbon')];
    }),
    ...cents.flatMap((amount) => [money(amount), roundMoney(amount), number(amount.amount / 100)]),
    ...Array.from({ length: 201 }, (_, half) => percentage(half / 2)),
    ...Array.from({ length: 400 }, (_, step) => distance(1 + step * 97)),
    ...[['a'], ['a', 'b'], ['a', 'i', 'o'], ['e', 'ha', 'y']].map((items) => list(items)),
  ];
}

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser.close());

async function formatsAsScript() {
  const entry = new URL('./support/formatsIn.ts', import.meta.url).pathname;
  const lib = { entry, formats: ['iife' as const], name: 'formats' };
  const built = (await build({
    configFile: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    build: { lib, write: false },
  })) as Rolldown.RolldownOutput[];
  return built[0]!.output[0].code;
}

test.skipIf(lacksChromium)('Chromium and the server format values in the same way', async () => {
  const page = await browser.newPage();
  await page.addScriptTag({ content: await formatsAsScript() });
  for (const language of completeLanguages) {
    const there = await page.evaluate(`(${everyFormat.toString()})('${language}', formats.formatsIn)`);
    expect(there).toEqual(everyFormat(language, formatsIn));
  }
});
