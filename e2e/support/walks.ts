import type { Page } from '@playwright/test';
import type { Model } from 'statechart-atlas';
import { createTours, readPathRequest, type TourPlan } from 'statechart-atlas/playwright';
import { completeLanguages, type Language } from '../../contract/values/language.ts';
import { emulate } from '../atlas/emulate.ts';
import { createPictureTaker } from '../atlas/pictures.ts';
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
import { isNightly, takesEveryTransition } from '../../scripts/nightly.mjs';
import { getNumber, smallWindows, wideWindow } from './windows.ts';

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

/** Long tours load fewer pages. */
const tourLength = { maxLength: 60, maxChecks: 60 };

/** Tours to every state on the shortest paths. */
const createShortTours = <S extends string>(plan: Plan<S>) =>
  createTours({
    ...tourLength,
    ...plan,
    expected: withoutSidebar(plan),
    takesEveryTransition: false,
    languagesPerState: 1,
  });

const findCheckedStates = ({ start, stops }: Tour) =>
  [{ ...start, to: start.at }, ...stops].filter(({ isChecked }) => isChecked).map(({ to }) => to);

/** Creates tests that take pictures of each state, in each language and on each device. */
function createPictureTests<S extends string, Scenario extends ScenarioBase>(
  { model, title = model.machine.id, open, ...plan }: WalkTests<S, Walker<NoInfer<S>, Scenario>>,
  request: PictureRequest,
) {
  if (!request.machines.includes(model.machine.id)) return;
  let nth = 0;
  for (const language of request.languages) {
    const tours = createShortTours({ ...plan, tourLanguages: [language], maxChecks: 12 });
    for (const device of request.devices) {
      test.describe(`${title} on a ${device}`, () => {
        test.use(emulate(device));
        for (const tour of tours) {
          const index = nth++;
          const { id: machine } = model.machine;
          const planned: PlannedPictures = { machine, language, device, states: findCheckedStates(tour) };
          const annotation = { type: plannedKind, description: JSON.stringify(planned) };
          test(tour.name, { tag: picturesTag, annotation }, async ({ page }, { testId }) => {
            const { captureState, finish } = createPictureTaker(page, request, {
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

/** The languages of the site, beginning with another one for each walk. */
function rotateLanguages(title: string): readonly Language[] {
  const first = getNumber(title) % completeLanguages.length;
  return [...completeLanguages.slice(first), ...completeLanguages.slice(0, first)];
}

/**
 * Creates the tests of a walk. By day, a tour on a phone visits every state; it checks all texts, and the wide
 * window as well. For a machine whose every transition is taken, tours in a wide window take every
 * transition with all texts, and those in small windows check the visibility of each change.
 */
export function createWalkTests<S extends string, Scenario extends ScenarioBase>(
  definition: WalkTests<S, Walker<NoInfer<S>, Scenario>>,
): void {
  const pictureRequest = readPictureRequest();
  if (pictureRequest) return createPictureTests(definition, pictureRequest);
  const request = readPathRequest();
  const { model, title = model.machine.id, open, ...plan } = definition;
  if (request) {
    const expected = request.device === 'desk' ? plan.expected : withoutSidebar(plan);
    return createRequestedTests({ ...plan, model, open, expected }, request);
  }
  const tourLanguages = rotateLanguages(title);
  const languagesPerState = isNightly ? 2 : 1;
  const isWhole = takesEveryTransition(model.machine.id);
  const tours = isWhole ? createTours({ ...tourLength, languagesPerState, tourLanguages, ...plan }) : [];
  for (const [nth, tour] of tours.entries()) {
    test(`${title}, ${tour.name}`, async ({ page }, { testId }) => {
      await followTour(tour, await open({ page, tour, nth, testId }));
    });
  }
  for (const { name, size, languages: longWordLanguages } of smallWindows) {
    const shortTours = createShortTours({
      tourLanguages: isWhole ? longWordLanguages : tourLanguages,
      ...plan,
    });
    for (const [nth, tour] of shortTours.entries()) {
      test(`${title} ${name}, ${tour.name}`, async ({ page }, { testId }) => {
        await page.setViewportSize(size);
        await followTour(tour, await open({ page, tour, nth: tours.length + nth, testId }), {
          checksText: !isWhole,
          ...(!isWhole && { otherWindow: wideWindow }),
          // By day, the tours in the wide window check the accessibility of each state.
          ...(isWhole && !isNightly && { colours: [] }),
        });
      });
    }
  }
}
