import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import type { DescribedPath } from '../paths/describePath.ts';
import type { Move } from '../paths/ways.ts';
import { blockRequests, type IsAllowed } from './blockRequests.ts';
import { findTour } from './findTour.ts';
import { createRandomPaths } from './randomPaths.ts';
import type { PathRequest } from './request.ts';
import { StepErrors } from './stepErrors.ts';
import { UnsupportedEvent } from './unsupportedEvent.ts';
import type { Stop, Tour, Walk } from './walkPlan.ts';

/** The tag of tests that run a path. */
export const pathTag = '@path';

/** How a test performs its steps, so that they appear in the report. */
export interface StepRunner {
  /** Runs each step, and the arrival at the page before the first one. */
  runStep: (stop: Stop | undefined, body: () => Promise<void>) => Promise<void>;
  /** Runs one check of a step; a test can continue after a failed check. */
  runCheck: (check: () => Promise<void>) => Promise<void>;
}

/** The page of a test, and what the product does with it. */
interface PathTestOptions<S extends string, Language extends string> {
  page: Page;
  context: BrowserContext;
  /** The address of the site. */
  baseURL: string;
  isAllowed: IsAllowed;
  /** Opens the page, and performs and checks each step of the tour. */
  follow: (tour: Tour<S, Language>, steps: StepRunner) => Promise<void>;
  /** Returns whether the page shows a state. */
  isInState: (state: S) => Promise<boolean>;
}

/** The test of one path, for `test(title, details, ({ page, … }) => run(…))`. */
export interface PathTest<S extends string, Language extends string> {
  title: string;
  details: { tag: string; annotation: { type: string; description: string }[] };
  /** Whether the path is random. */
  isRandom: boolean;
  run: (options: PathTestOptions<S, Language>) => Promise<void>;
}

interface TestedPath<Language extends string> {
  path: DescribedPath;
  language: Language;
  moves?: readonly Move[];
  checkedStates?: readonly string[];
}

async function attachPicture(page: Page, step: number) {
  await test.info().attach(`picture ${step}`, {
    body: await page.screenshot({ animations: 'disabled' }),
    contentType: 'image/png',
  });
}

/** Runs one path, with a picture after each step, failed ones included. */
async function runPath<S extends string, Language extends string>(
  { page, follow, isInState }: PathTestOptions<S, Language>,
  path: DescribedPath,
  tour: Tour<S, Language>,
  { isRecorded, continuesAfterFailure }: PathRequest,
) {
  const errors = new StepErrors(continuesAfterFailure);
  let step = 0;
  const runStep = async (stop: Stop | undefined, body: () => Promise<void>) => {
    const words = stop ? path.steps[step - 1]!.words : 'the page opens';
    const state = (stop?.to ?? tour.start.at) as S;
    const bodyWithPicture = async () => {
      try {
        await body();
      } finally {
        if (isRecorded) await attachPicture(page, step);
        step += 1;
      }
    };
    try {
      await test.step(`${step}. ${words} → ${state}`, () =>
        errors.runStep(() => isInState(state), bodyWithPicture));
    } catch (error) {
      if (!(await errors.canContinue())) throw error;
    }
  };
  await follow(tour, { runStep, runCheck: errors.runCheck });
  expect(errors.all, 'failed checks on the path').toEqual([]);
}

function createPathTest<S extends string, Language extends string>(
  walk: Walk<S>,
  request: PathRequest,
  { path, language, moves, checkedStates }: TestedPath<Language>,
): Omit<PathTest<S, Language>, 'title'> {
  const found = findTour(walk, path, language, checkedStates);
  const annotation = [
    { type: 'path', description: JSON.stringify(path) },
    { type: 'language', description: language },
    ...(moves ? [{ type: 'moves', description: JSON.stringify(moves) }] : []),
    ...(checkedStates ? [{ type: 'checked states', description: JSON.stringify(checkedStates) }] : []),
  ];
  const run = async (options: PathTestOptions<S, Language>) => {
    if ('reason' in found) return test.skip(true, found.reason);
    if ('difference' in found) throw new Error(found.difference);
    test.setTimeout(60_000 + path.steps.length * (20_000 + request.slowMo * 20));
    const blocked = await blockRequests(options.context, options.baseURL, options.isAllowed);
    await runPath(options, path, found.tour, request).catch((error: unknown) => {
      test.skip(error instanceof UnsupportedEvent, String(error));
      throw error;
    });
    expect(blocked, 'blocked requests').toEqual([]);
  };
  return { details: { tag: pathTag, annotation }, isRandom: moves !== undefined, run };
}

/** Creates the tests of the requested paths of a walk, and of random ones if the request explores. */
export function createPathTests<S extends string, Language extends string>(
  walk: Walk<S>,
  request: PathRequest,
  languages: readonly Language[],
): PathTest<S, Language>[] {
  const { model, start } = walk;
  const requested = request.paths
    .filter((path) => path.machine === model.machine.id && path.start === start)
    .map((path) => ({ path, language: (request.languages?.[path.id] ?? request.language) as Language }));
  const random = request.exploration ? createRandomPaths(walk, request.exploration, languages) : [];
  return [...requested, ...random].map((tested, index) => ({
    // Several random paths can be equal.
    title: `${index + 1}. ${tested.path.id}${tested.language && ` in ${tested.language}`}`,
    ...createPathTest(walk, request, tested),
  }));
}
