import { expect, type Locator, type Page } from '@playwright/test';
import type { Model } from '../../machines/atlas/model.ts';
import { allColours, keepsNobodyOut, type Colours } from './axe.ts';
import { addresses, type Call } from './calls.ts';
import { statesThat } from './agreement.ts';
import type { Expected } from './expectation.ts';
import { canPressEverything, isLedOn, remembersThePage } from './inTheWindow.ts';
import type { HostSide, Question } from './hostSide.ts';
import { differences, focusDiffers, wordsOfOthers, type Screen } from './screen.ts';
import { getSight } from './sight.ts';
import type { Stop, Tour } from './tours.ts';
import type { Voice } from './voice.ts';
import { inTurn } from './windows.ts';

export interface Told {
  voice: Voice;
}

/** What is visible in a state, and the target of each event. */
export type WalkedState<S extends string, Story> = Expected<Story> & { leads: Readonly<Record<string, S>> };

/** A simulated guest in a real browser who follows tours. */
export interface Walker<S extends string, Story extends Told> {
  page: Page;
  hostSide: HostSide;
  /** The machine of the walk. */
  model: Model;
  expected: Readonly<Record<S, WalkedState<S, Story>>>;
  /** The element of each part of the screen. */
  parts: (state: S) => Readonly<Record<string, Locator>>;
  /** The regions that change from state to state; `main` if omitted. */
  within?: readonly string[];
  /** The regions in which changes must be visible, if these are fewer. */
  awaits?: readonly string[];
  /** The actions and answers so far, from which all expected texts follow. */
  story: () => Story;
  /** Performs the event, or lets the host answer; returns the pressed control, if any. */
  does: (stop: Stop<S>, next?: Stop<S>) => Promise<string | undefined>;
  /** The expected body of the call that starts. */
  question: (call: Call, story: Story) => unknown;
  /** Calls in addition to the call of the target state. */
  alsoAsked?: (stop: Stop<S>) => readonly Call[];
  /** The state that the page shows instead, for states that it leaves at once. */
  shownAs?: Readonly<Partial<Record<S, string>>>;
}

const getScreen = <S extends string, Story extends Told>(
  { expected, story }: Walker<S, Story>,
  state: S,
  part: string,
) => expected[state].seen(story())[part];

/** The page shows what a guest must see, and no texts of other states. */
async function sees<S extends string, Story extends Told>(
  walker: Walker<S, Story>,
  state: S,
  after: string,
  focus?: string,
) {
  const { expected, story } = walker;
  const others = (Object.keys(expected) as S[]).filter((other) => other !== state);
  for (const [part, locator] of Object.entries(walker.parts(state))) {
    const screen: Screen = getScreen(walker, state, part) ?? {};
    const foreign = wordsOfOthers(
      screen,
      others.map((other) => getScreen(walker, other, part) ?? {}),
    );
    await expect
      .poll(
        async () => {
          const seen = await getSight(locator);
          return [
            ...differences(seen, screen, foreign),
            ...(part === 'screen' ? focusDiffers(seen, focus) : []),
          ];
        },
        {
          message: `differences of the ${part} in ${state}, in ${story().voice.language}, after ${after}`,
          intervals: [20, 50, 100, 200],
        },
      )
      .toEqual([]);
  }
}

/**
 * Calls that change something have an idempotency key: another body needs another key. Price previews have
 * none.
 */
const keysAreRight = (questions: readonly Question[]): string[] =>
  questions.flatMap((question, index) => {
    const same = questions
      .slice(0, index)
      .filter(({ call, key }) => call === question.call && key !== undefined && key === question.key)
      .filter(({ call }) => call !== addresses.previewPrice);
    return same
      .filter(({ body }) => JSON.stringify(body) !== JSON.stringify(question.body))
      .map(() => `${String(question.call)} sends another body with the key ${question.key}`);
  });

/** Automatic events may happen while the page is checked. */
const comesByItself = (by: string) => by.endsWith('.passed');

/** Updates from the host after a return to the page change it anywhere, without a request of the guest. */
const isToldUnasked = (by: string) => by.startsWith('reservation.updated.');

/** The expected focus after a step: it stays in the same region, and moves to a new one. */
function focusAfter<S extends string, Story extends Told>(
  walker: Walker<S, Story>,
  { from, to }: Stop<S>,
  pressed: string | undefined,
): string | undefined {
  const { expected, story } = walker;
  const { moves = [], heldBack = [], focus } = getScreen(walker, to, 'screen') ?? {};
  if (expected[from].within !== expected[to].within) {
    return expected[to].takesFocusFrom?.test(from) === false ? undefined : focus;
  }
  const kept = [...moves, ...heldBack].find((control) => control === pressed);
  return from === to ? kept : (expected[to].focusWithin?.(story()) ?? kept);
}

/** The page sends the expected calls to the host, and no others. */
async function asksRightly<S extends string, Story extends Told>(
  { hostSide, expected, alsoAsked }: Walker<S, Story>,
  stop: Stop<S>,
  asked: number,
) {
  const { asks, leads } = expected[stop.to];
  const mayHaveCome = Object.keys(leads).some(comesByItself) || (comesByItself(stop.by) && !asks);
  if (mayHaveCome) return;
  const calls = [...(alsoAsked?.(stop) ?? []), ...(asks ? [asks] : [])];
  const where = () => hostSide.questions.slice(asked).map(({ call }) => call);
  await expect
    .poll(where, { message: `calls after ${stop.by}`, intervals: [20, 50, 100, 200] })
    .toEqual(calls.map((call) => addresses[call]));
}

/** The first part of the screen. */
const screenIn = <S extends string, Story extends Told>({ parts }: Walker<S, Story>, state: S): Locator =>
  Object.values(parts(state))[0]!;

/** The page shows the state, unless another journey still replaces it. */
async function isIn<S extends string, Story extends Told>(walker: Walker<S, Story>, state: S, after: string) {
  const { model, shownAs } = walker;
  const getState = (element: Element, id: string) => {
    const { machine, state: shown } = element.closest<HTMLElement>('[data-machine]')?.dataset ?? {};
    return machine === id ? shown : 'of another journey';
  };
  await expect
    .poll(() => screenIn(walker, state).evaluate(getState, model.machine.id), `the state after ${after}`)
    .toMatch(new RegExp(`^(${shownAs?.[state] ?? state}|of another journey)$`));
  // The code of the step has loaded.
  await expect(screenIn(walker, state).locator('[aria-busy=true]:not(button)')).toHaveCount(0);
}

interface Look {
  /** Whether all texts and calls are checked; otherwise only what is visible in the window. */
  reads: boolean;
  /** Replaces the accessibility check of each state. */
  keeps?: (screen: Locator, state: string) => Promise<void>;
  /** Whether request bodies are compared; they differ on a property with other prices. */
  comparesQuestions?: boolean;
  /** The colours of the accessibility check; all in turn if omitted. */
  colours?: Colours;
  /** Wraps each step, and the arrival at the page before the first one. */
  inStep?: (stop: Stop | undefined, body: () => Promise<void>) => Promise<void>;
  /** Wraps one check of a step; a replay can continue after a failed check. */
  looksAtOne?: (check: () => Promise<void>) => Promise<void>;
}

/**
 * Follows a tour. After each step it checks the screen, the visible part of the window, and the calls to the
 * host.
 */
export async function take<S extends string, Story extends Told>(
  tour: Tour<S>,
  walker: Walker<S, Story>,
  look: Look = { reads: true },
): Promise<void> {
  const { reads, keeps, comparesQuestions = true, colours } = look;
  const { inStep = (_, body) => body(), looksAtOne = (check) => check() } = look;
  const { page, hostSide, expected, story, within = ['main'], awaits = within } = walker;
  const failed = statesThat('failed', walker.model);
  // The many days of a calendar are the same in every state.
  const looked = { within, without: '[role=grid]' };
  // A state that is visited in several windows is checked in another colour scheme in each.
  let nthLook = reads ? 0 : 1;
  const looksAt = async (state: S) => {
    if (keeps) return keeps(screenIn(walker, state), state);
    await canPressEverything(page);
    await keepsNobodyOut(page, looked, colours ?? inTurn(allColours, nthLook++));
  };
  const arrives = (state: S, after: string, focus?: string) =>
    reads ? sees(walker, state, after, focus) : isIn(walker, state, after);
  let asked = 0;
  const goesOn = async (stop: Stop<S>, next: Stop<S> | undefined) => {
    const after = `${stop.from} › ${stop.by}`;
    const { asks } = expected[stop.to];
    const mayHaveBeenAsked = comesByItself(stop.by) && asks !== undefined;
    if (!mayHaveBeenAsked) asked = hostSide.questions.length;
    await remembersThePage(page);
    const pressed = await walker.does(stop, next);
    if (stop.isPassed) return;
    if (asks) {
      const { body } = await hostSide.asked(asks, asked);
      if (comparesQuestions) {
        await looksAtOne(async () => expect(body, `body of ${asks}`).toEqual(walker.question(asks, story())));
      }
    }
    await looksAtOne(() => arrives(stop.to, after, focusAfter(walker, stop, pressed)));
    if (!keeps) {
      await looksAtOne(() =>
        isLedOn(page, {
          state: `${stop.to}, after ${after}`,
          // A repeated failure is known already: the guest is doing something else.
          isFailed: failed.has(stop.to) && stop.from !== stop.to,
          awaits: isToldUnasked(stop.by) ? [] : awaits,
        }),
      );
    }
    if (reads) await looksAtOne(() => asksRightly(walker, stop, asked));
    if (stop.isLookedAt) await looksAtOne(() => looksAt(stop.to));
  };
  await inStep(undefined, async () => {
    await looksAtOne(() => arrives(tour.start.at, 'coming to the page'));
    if (tour.start.isLookedAt) await looksAtOne(() => looksAt(tour.start.at));
  });
  for (const [index, stop] of tour.stops.entries()) {
    await inStep(stop, () => goesOn(stop, tour.stops[index + 1]));
  }
  expect(keysAreRight(hostSide.questions)).toEqual([]);
}
