import type { Page } from '@playwright/test';
import { pictureIn, picturesWanted, type Pictures } from './pictures.ts';
import { test } from './test.ts';
import { toursOf, type Plan, type Tour } from './tours.ts';
import { take, type Told, type Walker } from './walk.ts';
import { windowsOf, windowsOfPictures } from './windows.ts';

/** The nth tour, in the test that takes it. */
interface Taken<S extends string> {
  page: Page;
  tour: Tour<S>;
  nth: number;
  testId: string;
}

interface Walks<S extends string, W> extends Plan<S> {
  /** Whose walks these are, for the names of tests. */
  of: string;
  /** Somebody comes to the page where the walk begins. */
  comes: (taken: Taken<S>) => Promise<W>;
}

/** What stands beside a page has no room in a small window. */
const isBeside = (by: string) => by.endsWith('~beside the page');

const inASmallWindow = <S extends string>(expected: Plan<S>['expected']): Plan<S>['expected'] =>
  Object.fromEntries(
    Object.entries<{ leads: Readonly<Record<string, S>> }>(expected).map(([state, { leads }]) => [
      state,
      { leads: Object.fromEntries(Object.entries(leads).filter(([by]) => !isBeside(by))) },
    ]),
  ) as Plan<S>['expected'];

/** Every state once, on the shortest ways. */
const glancesOf = <S extends string>(plan: Plan<S>) =>
  toursOf({ ...plan, expected: inASmallWindow(plan.expected), doesAll: false, inLanguages: 1, looks: 12 });

/** Takes a picture of each state instead, in one language. */
function pictures<S extends string, Story extends Told>(
  { of, comes, ...plan }: Walks<S, Walker<NoInfer<S>, Story>>,
  wanted: Pictures,
) {
  for (const [nth, tour] of glancesOf({ ...plan, inTurn: [wanted.language] }).entries()) {
    for (const [name, size] of windowsOfPictures) {
      test(`${of} ${name}, ${tour.name}`, async ({ page }, { testId }) => {
        test.slow();
        await page.setViewportSize(size);
        const keeps = pictureIn(wanted, `${of} ${name}`);
        await take(tour, await comes({ page, tour, nth, testId }), { reads: false, keeps });
      });
    }
  }
}

/**
 * Tests that walk a journey: everything that can be done in a wide window, where each word is read; then to each state
 * in small windows, where it is looked at whether the guest is led on.
 */
export function walks<S extends string, Story extends Told>(
  given: Walks<S, Walker<NoInfer<S>, Story>>,
): void {
  const wanted = picturesWanted();
  if (wanted) return pictures(given, wanted);
  const { of, comes, ...plan } = given;
  const tours = toursOf(plan);
  for (const [nth, tour] of tours.entries()) {
    test(`${of}, ${tour.name}`, async ({ page }, { testId }) => {
      // It goes far, and axe looks at its states on the way.
      test.slow();
      await take(tour, await comes({ page, tour, nth, testId }));
    });
  }
  for (const [nth, tour] of glancesOf(plan).entries()) {
    for (const [name, size] of windowsOf(nth)) {
      test(`${of} ${name}, ${tour.name}`, async ({ page }, { testId }) => {
        test.slow();
        await page.setViewportSize(size);
        await take(tour, await comes({ page, tour, nth: tours.length + nth, testId }), { reads: false });
      });
    }
  }
}
