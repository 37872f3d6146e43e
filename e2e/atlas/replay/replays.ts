import { expect, type Page } from '@playwright/test';
import type { Language } from '../../../contract/language.ts';
import type { Model } from 'statechart-atlas';
import type { DescribedPath } from 'statechart-atlas/paths/describePath';
import type { Move } from 'statechart-atlas/paths/ways';
import { allColours } from '../../support/axe.ts';
import { UnsupportedEvent } from '../../support/unsupportedEvent.ts';
import { test } from '../../support/test.ts';
import type { Stop, Tour } from '../../support/tours.ts';
import { followTour, type StoryBase, type Walker } from '../../support/walk.ts';
import type { ReplayRequest } from './request.ts';
import { StepErrors } from './stepErrors.ts';
import { blockChanges } from './blockChanges.ts';
import { getTour, type WalkPlan } from './getTour.ts';
import { createRandomPaths } from './randomPaths.ts';

interface WalkOptions<S extends string, Story extends StoryBase> extends WalkPlan<S> {
  model: Model;
  open: (taken: {
    page: Page;
    tour: Tour<S>;
    nth: number;
    testId: string;
  }) => Promise<Walker<NoInfer<S>, Story>>;
}

interface Replay<S extends string> {
  tour: Tour<S>;
  path: DescribedPath;
  asked: ReplayRequest;
  /** Errors that the page has logged since they were last read. */
  errors: string[];
}

async function attachPicture(page: Page, nth: number) {
  await test.info().attach(`picture ${nth}`, {
    body: await page.screenshot({ animations: 'disabled' }),
    contentType: 'image/png',
  });
}

/** Whether the page shows a state of its machine. */
const isShowing = (page: Page, { machine }: Model, state: string) =>
  page
    .locator(`[data-machine="${machine.id}"]`)
    .evaluateAll(
      (found, wanted) => (found[0] as HTMLElement | undefined)?.dataset['state'] === wanted,
      state,
    );

/** Replays one path, with a picture after each step, failed ones included. */
async function runReplay<S extends string, Story extends StoryBase>(
  page: Page,
  { open, model }: WalkOptions<S, Story>,
  { tour, path, asked, errors }: Replay<S>,
) {
  const { words: checksText, dark, property, keeps, goesOn, exploring } = asked;
  const notices = new StepErrors(goesOn);
  const walker = await open({ page, tour, nth: 0, testId: test.info().testId });
  let nth = 0;
  const inStep = async (stop: Stop | undefined, body: () => Promise<void>) => {
    const words = stop ? path.steps[nth - 1]!.words : 'the page opens';
    const state = (stop?.to ?? tour.start.at) as S;
    const hasCome = () => isShowing(page, model, walker.shownAs?.[state] ?? state);
    const looks = async () => {
      try {
        await body();
      } finally {
        if (keeps) await attachPicture(page, nth);
        nth += 1;
      }
      await notices.runCheck(async () => expect(errors.splice(0), 'errors in the page').toEqual([]));
    };
    try {
      await test.step(`${nth}. ${words} → ${state}`, () => notices.inStep(hasCome, looks));
    } catch (error) {
      if (!(await notices.goesOn())) throw error;
    }
  };
  const colours = allColours.filter(({ name }) => name === (dark ? 'dark' : 'light'));
  await followTour(tour, walker, {
    checksText,
    comparesBodies: property === undefined,
    runStep: inStep,
    runCheck: notices.runCheck,
    ...(!exploring && { colours }),
  });
  expect(notices.all, 'failed checks on the path').toEqual([]);
}

function replay<S extends string, Story extends StoryBase>(
  walked: WalkOptions<S, Story>,
  asked: ReplayRequest,
  path: DescribedPath,
  language: Language,
  { moves, looksAt }: { moves?: readonly Move[]; looksAt?: readonly string[] } = {},
) {
  const found = getTour(walked, path, language, looksAt);
  const annotation = [
    { type: 'path', description: JSON.stringify(path) },
    { type: 'language', description: language },
    ...(moves ? [{ type: 'moves', description: JSON.stringify(moves) }] : []),
    ...(looksAt ? [{ type: 'looks', description: JSON.stringify(looksAt) }] : []),
  ];
  test(
    `${path.id} in ${language}`,
    { tag: '@path', annotation },
    async ({ page, context, baseURL, pageErrors }) => {
      test.skip('why' in found, 'why' in found ? found.why : '');
      if ('why' in found) return;
      if ('difference' in found) throw new Error(found.difference);
      test.setTimeout(60_000 + path.steps.length * (20_000 + asked.slow * 20));
      const breaches = await blockChanges(context, baseURL!);
      await runReplay(page, walked, { tour: found.tour, path, asked, errors: pageErrors }).catch(
        (error: unknown) => {
          test.skip(error instanceof UnsupportedEvent, String(error));
          throw error;
        },
      );
      expect(breaches, 'blocked requests').toEqual([]);
    },
  );
}

/** Creates tests for the requested paths in place of all others. */
export function createReplays<S extends string, Story extends StoryBase>(
  walked: WalkOptions<S, Story>,
  asked: ReplayRequest,
): void {
  const { model, start } = walked;
  for (const path of asked.paths) {
    if (path.machine === model.machine.id && path.start === start) {
      replay(walked, asked, path, asked.languages?.[path.id] ?? asked.language);
    }
  }
  if (!asked.exploring) return;
  for (const [nth, { path, language, ...more }] of createRandomPaths(
    walked,
    model,
    asked,
    asked.exploring,
  ).entries()) {
    test.describe(`way ${nth}`, () => replay(walked, asked, path, language, more));
  }
}
