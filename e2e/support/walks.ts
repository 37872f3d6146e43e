import type { Page } from '@playwright/test';
import type { Model } from 'statechart-atlas';
import { createTours, readPathRequest, type TourPlan } from 'statechart-atlas/playwright';
import { languages, type Language } from '../../contract/values/language.ts';
import { emulate } from '../atlas/emulate.ts';
import { createKeeper } from '../atlas/pictures.ts';
import {
  picturesTag,
  readPictureRequest,
  plannedKind,
  type PlannedPictures,
  type PictureRequest,
} from '../atlas/pictureRequest.ts';
import { test } from './test.ts';
import { createRequestedTests } from './pathTests.ts';
import type { Tour } from './tour.ts';
import { followTour, type ScenarioBase, type Walker } from './walk.ts';
import { getWindows } from './windows.ts';

type Plan<S extends string> = TourPlan<S, Language>;

/** A tour in the test that follows it. */
interface TourRun<S extends string> {
  page: Page;
  tour: Tour<S>;
  nth: number;
  testId: string;
}

interface WalkTests<S extends string, W> extends Plan<S> {
  /** The machine of the walk. */
  model: Model;
  /** The name of the walk in test titles; the machine's ID if omitted. */
  title?: string;
  /** Opens the page on which the walk starts. */
  open: (taken: TourRun<S>) => Promise<W>;
}

/** A small window has no sidebar. */
const isInSidebar = (event: string) => event.endsWith('~in the sidebar');

/** The transitions that a small window offers. */
const withoutSidebar = <S extends string>({ expected }: Plan<S>) =>
  Object.fromEntries(
    (Object.entries(expected) as [S, { targets: Readonly<Record<string, S>> }][]).map(
      ([from, { targets }]) => [
        from,
        { targets: Object.fromEntries(Object.entries(targets).filter(([event]) => !isInSidebar(event))) },
      ],
    ),
  ) as Plan<S>['expected'];

/** The languages of small windows: German has the longest words, French the longest sentences. */
const longWordLanguages = ['de', 'fr'] as const;

/** Tours to every state on the shortest paths. */
const createPhoneTours = <S extends string>(plan: Plan<S>) =>
  createTours({
    tourLanguages: longWordLanguages,
    ...plan,
    expected: withoutSidebar(plan),
    takesEveryTransition: false,
    languagesPerState: 1,
    maxChecks: 12,
  });

const findCheckedStates = ({ start, stops }: Tour) =>
  [{ ...start, to: start.at }, ...stops].filter(({ isChecked }) => isChecked).map(({ to }) => to);

/** Creates tests that take pictures of each state, in each language and on each device. */
function createPictureTests<S extends string, Story extends ScenarioBase>(
  { model, title = model.machine.id, open, ...plan }: WalkTests<S, Walker<NoInfer<S>, Story>>,
  wanted: PictureRequest,
) {
  if (!wanted.machines.includes(model.machine.id)) return;
  let nth = 0;
  for (const language of wanted.languages) {
    const tours = createPhoneTours({ ...plan, tourLanguages: [language] });
    for (const device of wanted.devices) {
      test.describe(`${title} on a ${device}`, () => {
        test.use(emulate(device));
        for (const tour of tours) {
          const index = nth++;
          const { id: machine } = model.machine;
          const planned: PlannedPictures = { machine, language, device, states: findCheckedStates(tour) };
          const annotation = { type: plannedKind, description: JSON.stringify(planned) };
          test(tour.name, { tag: picturesTag, annotation }, async ({ page }, { testId }) => {
            test.slow();
            const { captureState, finish } = createKeeper(page, wanted, {
              walk: title,
              machine,
              language,
              device,
            });
            const walker = await open({ page, tour, nth: index, testId });
            try {
              await followTour(tour, walker, { checksText: false, capture: captureState });
            } finally {
              await finish();
            }
          });
        }
      });
    }
  }
}

/**
 * Creates the tests of a walk: every transition in a wide window with all texts, then every state in small
 * windows with the
 * visibility of each change.
 */
export function createWalkTests<S extends string, Story extends ScenarioBase>(
  definition: WalkTests<S, Walker<NoInfer<S>, Story>>,
): void {
  const wanted = readPictureRequest();
  if (wanted) return createPictureTests(definition, wanted);
  const request = readPathRequest();
  const { model, title = model.machine.id, open, ...plan } = definition;
  if (request) {
    const expected = request.device === 'desk' ? plan.expected : withoutSidebar(plan);
    return createRequestedTests({ ...plan, model, open, expected }, request);
  }
  const tours = createTours({ tourLanguages: languages, ...plan });
  for (const [nth, tour] of tours.entries()) {
    test(`${title}, ${tour.name}`, async ({ page }, { testId }) => {
      // The tour is long, and axe checks its states.
      test.slow();
      await followTour(tour, await open({ page, tour, nth, testId }));
    });
  }
  for (const [nth, tour] of createPhoneTours(plan).entries()) {
    for (const [name, size] of getWindows(nth)) {
      test(`${title} ${name}, ${tour.name}`, async ({ page }, { testId }) => {
        test.slow();
        await page.setViewportSize(size);
        await followTour(tour, await open({ page, tour, nth: tours.length + nth, testId }), {
          checksText: false,
        });
      });
    }
  }
}
