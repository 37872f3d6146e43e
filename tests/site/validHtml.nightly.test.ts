import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { completeLanguages, type Language } from '../../contract/values/language.ts';
import {
  contactPage,
  landingPage,
  legalPage,
  otpLinkPage,
  propertyPage,
  reservationAccessPage,
  reservationPage,
  successPage,
} from '../../contract/rules/addresses.ts';
import { legalTexts } from '../../contract/values/legalTexts.ts';
import { runNuChecker, getNuCheckerObstacle } from '../../scripts/nuChecker.mjs';
import { offlinePage } from '../../server/site/pages/offlinePage.ts';
import { matchRoute, routes } from '../../src/routes.ts';
import { createTestFolder } from '../support/folders.ts';
import { createDemoBackend, demoUnits } from './support/createDemoBackend.ts';
import { createFakeBackend, createProblemAnswer } from './support/createFakeBackend.ts';
import { openTestSite } from './support/site.ts';

/** React ends empty elements so, which HTML allows. */
const ofReact = /^Trailing slash on void elements/;

const of = (language: Language) => [
  landingPage(language),
  ...demoUnits.flatMap((id) => [propertyPage, contactPage, successPage].map((page) => page(language, id))),
  ...legalTexts.map((text) => legalPage(language, text)),
  reservationPage(language, 'any-id'),
  otpLinkPage(language, 'any-id'),
  reservationAccessPage(language),
  `${landingPage(language)}?from=2099-05-03&to=2099-05-06&guests=2`,
  propertyPage(language, 'nowhere'),
  `/${language}/no/such/page`,
  offlinePage(language),
];

/** One page has a mistake on purpose: it proves that the checker runs. */
const wrong = '/wrong';
const wrongPage =
  '<!doctype html><html lang="en"><head><title>A</title></head><body><p>A<ul><li>B</ul></p></body></html>';

const getFile = (path: string) => `${path.replaceAll(/[^\w-]/g, '_')}.html`;

/** The checker's messages about pages in a folder, each with its page. */
async function readFindings(folder: string, pages: ReadonlyMap<string, string>): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  for (const [path, html] of pages) await writeFile(join(folder, getFile(path)), html);
  return runNuChecker(folder)
    .filter(({ message }) => !ofReact.test(message))
    .map(({ url, message }) => `${basename(url)}: ${message}`);
}

test('every page in every language is valid HTML according to W3C’s checker', async (context) => {
  const missing = getNuCheckerObstacle();
  context.skip(missing !== undefined, missing);
  const site = await openTestSite({
    backend: createDemoBackend(),
    listed: demoUnits,
    publicUrl: 'https://stay.example',
  });
  const away = await openTestSite({
    backend: createFakeBackend({ fetch: () => Promise.resolve(createProblemAnswer(503, 'unavailable')) }),
  });
  const pages = new Map([[wrong, wrongPage]]);
  for (const language of completeLanguages) {
    for (const path of of(language)) pages.set(path, await site.text(path));
    const failed = propertyPage(language, 'away');
    pages.set(failed, await away.text(failed));
  }
  const drawn = new Set([...pages.keys()].map((path) => matchRoute(path)?.route));
  for (const route of routes) expect([route.path, drawn.has(route)]).toEqual([route.path, true]);
  const findings = await readFindings(await createTestFolder(), pages);
  expect(findings).toEqual([`${getFile(wrong)}: No “p” element in scope but a “p” end tag seen.`]);
});
