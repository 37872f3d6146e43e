import { expect, type Page } from '@playwright/test';
import type { Model } from 'statechart-atlas';
import { createPathTests, type PathRequest, type WalkPlan } from 'statechart-atlas/playwright';
import { completeLanguages } from '../../contract/values/language.ts';
import { allColours } from './axe.ts';
import { isHarmlessRequest } from './harmlessRequest.ts';
import { test } from './test.ts';
import type { Tour } from './tour.ts';
import { followTour, type ScenarioBase, type Walker } from './walk.ts';

interface WalkOptions<S extends string, Scenario extends ScenarioBase> extends WalkPlan<S> {
  model: Model;
  open: (taken: {
    page: Page;
    tour: Tour<S>;
    nth: number;
    testId: string;
  }) => Promise<Walker<NoInfer<S>, Scenario>>;
}

/** Returns whether the page shows a state of a machine. */
const isShowing = (page: Page, { machine }: Model, state: string) =>
  page
    .locator(`[data-machine="${machine.id}"]`)
    .evaluateAll(
      (found, expected) => (found[0] as HTMLElement | undefined)?.dataset['state'] === expected,
      state,
    );

/** Creates tests for the requested paths in place of all others. */
export function createRequestedTests<S extends string, Scenario extends ScenarioBase>(
  walk: WalkOptions<S, Scenario>,
  request: PathRequest,
): void {
  const { checksTexts, isDark, subject: property } = request;
  const colours = allColours.filter(({ name }) => name === (isDark ? 'dark' : 'light'));
  for (const { title, details, isRandom, run } of createPathTests(walk, request, completeLanguages)) {
    test(title, details, async ({ page, context, baseURL, pageErrors }, { testId }) => {
      let walker: Walker<S, Scenario> | undefined;
      await run({
        page,
        context,
        baseURL: baseURL!,
        isAllowed: isHarmlessRequest,
        isInState: (state) => isShowing(page, walk.model, walker?.shownAs?.[state] ?? state),
        follow: async (tour, { runStep, runCheck }) => {
          walker = await walk.open({ page, tour, nth: 0, testId });
          await followTour(tour, walker, {
            checksText: checksTexts,
            comparesBodies: property === undefined,
            runStep: (stop, body) =>
              runStep(stop, async () => {
                await body();
                await runCheck(async () => expect(pageErrors.splice(0), 'errors in the page').toEqual([]));
              }),
            runCheck,
            ...(!isRandom && { colours }),
          });
        },
      });
    });
  }
}
