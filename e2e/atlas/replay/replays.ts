import { expect, type Page } from '@playwright/test';
import type { Model } from '../../../machines/atlas/model.ts';
import type { ToldPath } from '../../../machines/atlas/paths/told.ts';
import { allColours } from '../../support/axe.ts';
import { NobodyCan } from '../../support/nobodyCan.ts';
import { test } from '../../support/test.ts';
import type { Stop, Tour } from '../../support/tours.ts';
import { take, type Told, type Walker } from '../../support/walk.ts';
import type { Asked } from './asked.ts';
import { staysHarmless } from './harmless.ts';
import { tourOf, type Known } from './tourOf.ts';

export interface Walked<S extends string, Story extends Told> extends Known<S> {
  model: Model;
  comes: (taken: {
    page: Page;
    tour: Tour<S>;
    nth: number;
    testId: string;
  }) => Promise<Walker<NoInfer<S>, Story>>;
}

const pictureName = (nth: number) => `picture ${nth}`;

async function keepsThePicture(page: Page, nth: number) {
  await test.info().attach(pictureName(nth), {
    body: await page.screenshot({ animations: 'disabled' }),
    contentType: 'image/png',
  });
}

/** Walks one path, with a picture after each step, also of the one that fails. */
async function walks<S extends string, Story extends Told>(
  page: Page,
  { comes }: Walked<S, Story>,
  { tour, path, asked }: { tour: Tour<S>; path: ToldPath; asked: Asked },
  testId: string,
) {
  let nth = 0;
  const told = (stop: Stop | undefined) => (stop ? path.steps[nth - 1]!.words : 'the page opens');
  const inStep = (stop: Stop | undefined, body: () => Promise<void>) =>
    test.step(`${nth}. ${told(stop)} → ${stop?.to ?? tour.start.at}`, async () => {
      try {
        await body();
      } finally {
        await keepsThePicture(page, nth);
        nth += 1;
      }
    });
  const { words: reads, dark, property } = asked;
  const colours = allColours.filter(({ name }) => name === (dark ? 'dark' : 'light'));
  const walker = await comes({ page, tour, nth: 0, testId });
  await take(tour, walker, { reads, comparesQuestions: property === undefined, colours, inStep });
}

/** Tests that walk the paths that are asked for, in the place of those that walk everything. */
export function replays<S extends string, Story extends Told>(walked: Walked<S, Story>, asked: Asked): void {
  const { model, start } = walked;
  for (const path of asked.paths) {
    if (path.machine !== model.machine.id || path.start !== start) continue;
    const found = tourOf(walked, path, asked.language);
    const annotation = { type: 'path', description: path.id };
    test(
      `${path.id} in a browser`,
      { tag: '@path', annotation },
      async ({ page, context, baseURL }, { testId }) => {
        test.skip('why' in found, 'why' in found ? found.why : '');
        if ('why' in found) return;
        test.slow();
        const breaches = await staysHarmless(context, baseURL!);
        await walks(page, walked, { tour: found.tour, path, asked }, testId).catch((error: unknown) => {
          test.skip(error instanceof NobodyCan, String(error));
          throw error;
        });
        expect(breaches, 'what would have changed something at the host').toEqual([]);
      },
    );
  }
}
