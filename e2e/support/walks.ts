import type { Page } from '@playwright/test';
import type { Model } from '../../machines/atlas/model.ts';
import { asOn } from '../atlas/photograph.ts';
import { keeper } from '../atlas/pictures.ts';
import { askedFor } from '../atlas/replay/asked.ts';
import { replays } from '../atlas/replay/replays.ts';
import { picturesTag, picturesWanted, plannedKind, type Planned, type Wanted } from '../atlas/wanted.ts';
import { test } from './test.ts';
import { getTours, type Plan, type Tour } from './tours.ts';
import { take, type Told, type Walker } from './walk.ts';
import { getWindows } from './windows.ts';

/** A tour in the test that follows it. */
interface Taken<S extends string> {
  page: Page;
  tour: Tour<S>;
  nth: number;
  testId: string;
}

interface Walks<S extends string, W> extends Plan<S> {
  /** The machine of the walk. */
  model: Model;
  /** The name of the walk in test titles; the machine's ID if omitted. */
  of?: string;
  /** Opens the page on which the walk starts. */
  comes: (taken: Taken<S>) => Promise<W>;
}

/** A small window has no sidebar. */
const isBeside = (by: string) => by.endsWith('~beside the page');

/** The transitions that a small window offers. */
const inASmallWindow = <S extends string>({ expected }: Plan<S>) =>
  Object.fromEntries(
    (Object.entries(expected) as [S, { leads: Readonly<Record<string, S>> }][]).map(([from, { leads }]) => [
      from,
      { leads: Object.fromEntries(Object.entries(leads).filter(([by]) => !isBeside(by))) },
    ]),
  ) as Plan<S>['expected'];

/** The languages of small windows: German has the longest words, French the longest sentences. */
const longLanguages = ['de', 'fr'] as const;

/** Tours to every state on the shortest paths. */
const getPhoneStops = <S extends string>(plan: Plan<S>) =>
  getTours({
    inTurn: longLanguages,
    ...plan,
    expected: inASmallWindow(plan),
    doesAll: false,
    inLanguages: 1,
    looks: 12,
  });

const lookedAtOn = ({ start, stops }: Tour) =>
  [{ ...start, to: start.at }, ...stops].filter(({ isLookedAt }) => isLookedAt).map(({ to }) => to);

/** Creates tests that take pictures of each state, in each language and on each device. */
function pictures<S extends string, Story extends Told>(
  { model, of = model.machine.id, comes, ...plan }: Walks<S, Walker<NoInfer<S>, Story>>,
  wanted: Wanted,
) {
  if (!wanted.machines.includes(model.machine.id)) return;
  let nth = 0;
  for (const language of wanted.languages) {
    const tours = getPhoneStops({ ...plan, inTurn: [language] });
    for (const device of wanted.devices) {
      test.describe(`${of} on a ${device}`, () => {
        test.use(asOn(device));
        for (const tour of tours) {
          const mine = nth++;
          const { id: machine } = model.machine;
          const planned: Planned = { machine, language, device, states: lookedAtOn(tour) };
          const annotation = { type: plannedKind, description: JSON.stringify(planned) };
          test(tour.name, { tag: picturesTag, annotation }, async ({ page }, { testId }) => {
            test.slow();
            const { keeps, bringsHome } = keeper(page, wanted, { walk: of, machine, language, device });
            const walker = await comes({ page, tour, nth: mine, testId });
            try {
              await take(tour, walker, { reads: false, keeps });
            } finally {
              await bringsHome();
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
export function walks<S extends string, Story extends Told>(
  given: Walks<S, Walker<NoInfer<S>, Story>>,
): void {
  const wanted = picturesWanted();
  if (wanted) return pictures(given, wanted);
  const asked = askedFor();
  if (asked) return replays(given, asked);
  const { model, of = model.machine.id, comes, ...plan } = given;
  const tours = getTours(plan);
  for (const [nth, tour] of tours.entries()) {
    test(`${of}, ${tour.name}`, async ({ page }, { testId }) => {
      // The tour is long, and axe checks its states.
      test.slow();
      await take(tour, await comes({ page, tour, nth, testId }));
    });
  }
  for (const [nth, tour] of getPhoneStops(plan).entries()) {
    for (const [name, size] of getWindows(nth)) {
      test(`${of} ${name}, ${tour.name}`, async ({ page }, { testId }) => {
        test.slow();
        await page.setViewportSize(size);
        await take(tour, await comes({ page, tour, nth: tours.length + nth, testId }), { reads: false });
      });
    }
  }
}
