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

/** What is seen in a state, and the state after each event. */
export type WalkedState<S extends string, Story> = Expected<Story> & { leads: Readonly<Record<string, S>> };

/** Somebody in a real browser who takes tours. */
export interface Walker<S extends string, Story extends Told> {
  page: Page;
  hostSide: HostSide;
  /** The journey that is walked. */
  model: Model;
  expected: Readonly<Record<S, WalkedState<S, Story>>>;
  /** Where each part of what is seen stands. */
  parts: (state: S) => Readonly<Record<string, Locator>>;
  /** What changes from state to state on a page that has more; `main` where this is left out. */
  within?: readonly string[];
  /** What the guest waits for, where that is less: what comes elsewhere need not be seen. */
  awaits?: readonly string[];
  /** What the guest did and was told so far: what they expect to read comes from it. */
  story: () => Story;
  /** Does it, or lets the host answer; the control that was pressed, if any. */
  does: (stop: Stop<S>, next?: Stop<S>) => Promise<string | undefined>;
  /** What the call that begins carries. */
  question: (call: Call, story: Story) => unknown;
  /** What is asked beside the call of the state that a step leads to. */
  alsoAsked?: (stop: Stop<S>) => readonly Call[];
  /** How the page calls a state that it shows as another one, or leaves at once. */
  shownAs?: Readonly<Partial<Record<S, string>>>;
}

const getScreen = <S extends string, Story extends Told>(
  { expected, story }: Walker<S, Story>,
  state: S,
  part: string,
) => expected[state].seen(story())[part];

/** Sees what a guest must see, and nothing of what other states say. */
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
          message: `how the ${part} of ${state} differs in ${story().voice.language}, after ${after}`,
          intervals: [20, 50, 100, 200],
        },
      )
      .toEqual([]);
  }
}

/** What changes something carries a key: another question has another one. A price may be asked for at will. */
const keysAreRight = (questions: readonly Question[]): string[] =>
  questions.flatMap((question, index) => {
    const same = questions
      .slice(0, index)
      .filter(({ call, key }) => call === question.call && key !== undefined && key === question.key)
      .filter(({ call }) => call !== addresses.previewPrice);
    return same
      .filter(({ body }) => JSON.stringify(body) !== JSON.stringify(question.body))
      .map(() => `${String(question.call)} asks something else with the key ${question.key}`);
  });

/** What comes by itself may have come while the page was looked at. */
const comesByItself = (by: string) => by.endsWith('.passed');

/** What the host tells to whoever comes back to the page changes wherever it stands: nobody asked for it. */
const isToldUnasked = (by: string) => by.startsWith('reservation.updated.');

/** Where the focus is after a step: in what stays it is kept, what comes takes it. */
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

/** What the host is asked, and nothing else. */
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
    .poll(where, { message: `what is asked by ${stop.by}`, intervals: [20, 50, 100, 200] })
    .toEqual(calls.map((call) => addresses[call]));
}

/** What changes from state to state. */
const screenIn = <S extends string, Story extends Told>({ parts }: Walker<S, Story>, state: S): Locator =>
  Object.values(parts(state))[0]!;

/** The page says that it is in a state, unless another journey is still in its place. */
async function isIn<S extends string, Story extends Told>(walker: Walker<S, Story>, state: S, after: string) {
  const { model, shownAs } = walker;
  const getState = (element: Element, id: string) => {
    const { machine, state: shown } = element.closest<HTMLElement>('[data-machine]')?.dataset ?? {};
    return machine === id ? shown : 'of another journey';
  };
  await expect
    .poll(() => screenIn(walker, state).evaluate(getState, model.machine.id), `the state after ${after}`)
    .toMatch(new RegExp(`^(${shownAs?.[state] ?? state}|of another journey)$`));
  // Code that comes with its step is there.
  await expect(screenIn(walker, state).locator('[aria-busy=true]:not(button)')).toHaveCount(0);
}

interface Look {
  /** Whether all words are read, and what the host is asked; otherwise what is in the window is looked at alone. */
  reads: boolean;
  /** What is done in each state once, instead of trying whether everybody can use it. */
  keeps?: (screen: Locator, state: string) => Promise<void>;
  /** Whether what calls carry is as by hand: on a property with other prices it is not. */
  comparesQuestions?: boolean;
  /** The colours in which it is tried whether everybody can use it; one of all in turn where this is left out. */
  colours?: Colours;
  /** Follows each step: what is done and seen in it, and first of all how the page is come to. */
  inStep?: (stop: Stop | undefined, body: () => Promise<void>) => Promise<void>;
  /** Looks at one thing in a step: whoever goes on after what is not as it must be sees the others too. */
  looksAtOne?: (check: () => Promise<void>) => Promise<void>;
}

/**
 * Takes a tour: after each step it sees what a guest expects, that they are not left alone in the window, and what the
 * host is asked.
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
  // The days of a calendar are many, and the same in every state.
  const looked = { within, without: '[role=grid]' };
  // A state that is come to in several windows is seen in other colours in each.
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
        await looksAtOne(async () =>
          expect(body, `what ${asks} carries`).toEqual(walker.question(asks, story())),
        );
      }
    }
    await looksAtOne(() => arrives(stop.to, after, focusAfter(walker, stop, pressed)));
    if (!keeps) {
      await looksAtOne(() =>
        isLedOn(page, {
          state: `${stop.to}, after ${after}`,
          // What went wrong before is known: the guest does something else.
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
