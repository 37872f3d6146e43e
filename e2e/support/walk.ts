import { expect, type Locator, type Page, type ViewportSize } from '@playwright/test';
import type { Model } from 'statechart-atlas';
import { findTaggedStates, type Stop } from 'statechart-atlas/playwright';
import { allColours, expectAccessible, type Colours } from './axe.ts';
import { addresses, type Call } from './calls.ts';
import type { StateExpectation } from './expectation.ts';
import { expectUncoveredControls, expectVisibleChange, rememberPage } from './visibility.ts';
import type { HostStub, HostRequest } from './hostStub.ts';
import { shortIntervals } from './intervals.ts';
import { findDifferences, findFocusDifference, findForeignTexts, type Screen } from './screen.ts';
import { readScreen } from './visibleScreen.ts';
import type { Tour } from './tour.ts';
import type { Translator } from './translator.ts';
import { getNumber, pickInTurn } from './windows.ts';

export interface ScenarioBase {
  translator: Translator;
}

/** The screen in a state, and the target of each event. */
export type WalkedState<S extends string, Scenario> = StateExpectation<Scenario> & {
  targets: Readonly<Record<string, S>>;
};

/** A simulated guest in a real browser who follows tours. */
export interface Walker<S extends string, Scenario extends ScenarioBase> {
  page: Page;
  hostStub: HostStub;
  /** The machine of the walk. */
  model: Model;
  expected: Readonly<Record<S, WalkedState<S, Scenario>>>;
  /** The element of each part of the screen. */
  parts: (state: S) => Readonly<Record<string, Locator>>;
  /** The regions that change from state to state; `main` if omitted. */
  within?: readonly string[];
  /** The regions in which changes must be visible, if these are fewer. */
  watched?: readonly string[];
  /** The actions and answers so far, from which all expected texts follow. */
  scenario: () => Scenario;
  /** Performs the event, or makes the host answer; returns the pressed control, if any. */
  perform: (stop: Stop<S>, next?: Stop<S>) => Promise<string | undefined>;
  /** The expected body of the call that starts. */
  requestBody: (call: Call, scenario: Scenario) => unknown;
  /** Calls in addition to the call of the target state. */
  otherCalls?: (stop: Stop<S>) => readonly Call[];
  /** Events during which the call of a state goes on, so that none starts. */
  continuing?: readonly string[];
  /** The state that the page shows instead, for states that it leaves at once. */
  shownAs?: Readonly<Partial<Record<S, string>>>;
}

const getScreen = <S extends string, Scenario extends ScenarioBase>(
  { expected, scenario }: Walker<S, Scenario>,
  state: S,
  part: string,
) => expected[state].screens(scenario())[part];

/** The page shows what a guest must see, and no texts of other states. */
async function expectScreen<S extends string, Scenario extends ScenarioBase>(
  walker: Walker<S, Scenario>,
  state: S,
  after: string,
  focus?: string,
) {
  const { expected, scenario } = walker;
  const others = (Object.keys(expected) as S[]).filter((other) => other !== state);
  for (const [part, locator] of Object.entries(walker.parts(state))) {
    const screen: Screen = getScreen(walker, state, part) ?? {};
    const foreign = findForeignTexts(
      screen,
      others.map((other) => getScreen(walker, other, part) ?? {}),
    );
    await expect
      .poll(
        async () => {
          const seen = await readScreen(locator);
          return [
            ...findDifferences(seen, screen, foreign),
            ...(part === 'screen' ? findFocusDifference(seen, focus) : []),
          ];
        },
        {
          message: `differences of the ${part} in ${state}, in ${scenario().translator.language}, after ${after}`,
          intervals: shortIntervals,
        },
      )
      .toEqual([]);
  }
}

/**
 * Calls that change something have an idempotency key: another body needs another key. Price previews have
 * none.
 */
const findReusedKeys = (questions: readonly HostRequest[]): string[] =>
  questions.flatMap((requestBody, index) => {
    const same = questions
      .slice(0, index)
      .filter(({ call, key }) => call === requestBody.call && key !== undefined && key === requestBody.key)
      .filter(({ call }) => call !== addresses.previewPrice);
    return same
      .filter(({ body }) => JSON.stringify(body) !== JSON.stringify(requestBody.body))
      .map(() => `${String(requestBody.call)} sends another body with the key ${requestBody.key}`);
  });

/** Automatic events may happen while the page is checked. */
const isAutomatic = (event: string) => event.endsWith('.passed');

/** Updates from the host after a return to the page change it anywhere, without a request of the guest. */
const isUnrequested = (event: string) => event.startsWith('reservation.updated.');

/** The expected focus after a step: it stays in the same region, and moves to a new one. */
function findExpectedFocus<S extends string, Scenario extends ScenarioBase>(
  walker: Walker<S, Scenario>,
  { from, to }: Stop<S>,
  pressed: string | undefined,
): string | undefined {
  const { expected, scenario } = walker;
  const { actions = [], disabled = [], focus } = getScreen(walker, to, 'screen') ?? {};
  if (expected[from].region !== expected[to].region) {
    return expected[to].takesFocusFrom?.test(from) === false ? undefined : focus;
  }
  const kept = [...actions, ...disabled].find((control) => control === pressed);
  return from === to ? kept : (expected[to].focusInRegion?.(scenario()) ?? kept);
}

/** The call that a step starts. */
const findCall = <S extends string, Scenario extends ScenarioBase>(
  { expected, continuing = [] }: Walker<S, Scenario>,
  { from, to, event }: Stop<S>,
) => (from === to && continuing.includes(event) ? undefined : expected[to].call);

/** The page sends the expected calls to the host, and no others. */
async function expectCalls<S extends string, Scenario extends ScenarioBase>(
  walker: Walker<S, Scenario>,
  stop: Stop<S>,
  requestCount: number,
) {
  const { hostStub, expected, otherCalls } = walker;
  const { targets } = expected[stop.to];
  const call = findCall(walker, stop);
  const mayBeAutomatic = Object.keys(targets).some(isAutomatic) || (isAutomatic(stop.event) && !call);
  if (mayBeAutomatic) return;
  const calls = [...(otherCalls?.(stop) ?? []), ...(call ? [call] : [])];
  // Calls of several journeys that start in the same moment have no order.
  const where = () =>
    hostStub.requests
      .slice(requestCount)
      .map(({ call }) => String(call))
      .toSorted();
  await expect
    .poll(where, { message: `calls after ${stop.event}`, intervals: shortIntervals })
    .toEqual(calls.map((call) => String(addresses[call])).toSorted());
}

/** The first part of the screen. */
const findScreen = <S extends string, Scenario extends ScenarioBase>(
  { parts }: Walker<S, Scenario>,
  state: S,
): Locator => Object.values(parts(state))[0]!;

/** The page shows the state, unless another journey still replaces it. */
async function expectState<S extends string, Scenario extends ScenarioBase>(
  walker: Walker<S, Scenario>,
  state: S,
  after: string,
) {
  const { model, shownAs } = walker;
  const getState = (element: Element, id: string) => {
    const { machine, state: shown } = element.closest<HTMLElement>('[data-machine]')?.dataset ?? {};
    return machine === id ? shown : 'of another journey';
  };
  await expect
    .poll(() => findScreen(walker, state).evaluate(getState, model.machine.id), {
      message: `the state after ${after}`,
      intervals: shortIntervals,
    })
    .toMatch(new RegExp(`^(${shownAs?.[state] ?? state}|of another journey)$`));
  // The code of the step has loaded.
  await expect(findScreen(walker, state).locator('[aria-busy=true]:not(button)')).toHaveCount(0);
}

interface TourOptions {
  /** Whether all texts and calls are checked; otherwise only what is visible in the window. */
  checksText: boolean;
  /** A second window, in which each state with slow checks shows the same texts, and no covered control. */
  otherWindow?: ViewportSize;
  /** Replaces the accessibility check of each state. */
  capture?: (screen: Locator, state: string) => Promise<void>;
  /** Whether request bodies are compared; they differ on a property with other prices. */
  comparesBodies?: boolean;
  /** The colours of the accessibility check, none to omit it; all in turn if omitted. */
  colours?: Colours;
  /** Wraps each step, and the arrival at the page before the first one. */
  runStep?: (stop: Stop | undefined, body: () => Promise<void>) => Promise<void>;
  /** Wraps one check of a step; a replay can continue after a failed check. */
  runCheck?: (check: () => Promise<void>) => Promise<void>;
}

/**
 * Follows a tour. After each step it checks the screen, the visible part of the window, and the calls to the
 * host.
 */
export async function followTour<S extends string, Scenario extends ScenarioBase>(
  tour: Tour<S>,
  walker: Walker<S, Scenario>,
  look: TourOptions = { checksText: true },
): Promise<void> {
  const { checksText, otherWindow, capture, comparesBodies = true, colours } = look;
  const { runStep = (_, body) => body(), runCheck = (check) => check() } = look;
  const { page, hostStub, scenario, within = ['main'], watched = within } = walker;
  const failed = findTaggedStates('failed', walker.model);
  // The many days of a calendar are the same in every state.
  const accessibilityScope = { within, without: '[role=grid]' };
  // A state is checked in another colour scheme in each window, and each walk begins with another one.
  let checkCount = getNumber(walker.model.machine.id) + (checksText ? 0 : 1);
  const checkState = async (state: S) => {
    if (capture) return capture(findScreen(walker, state), state);
    await expectUncoveredControls(page);
    await expectAccessible(page, accessibilityScope, colours ?? pickInTurn(allColours, checkCount++));
    const size = page.viewportSize();
    if (!otherWindow || !size) return;
    const top = await page.evaluate(() => window.scrollY);
    await page.setViewportSize(otherWindow);
    await expectScreen(walker, state, 'the window changed');
    await expectUncoveredControls(page);
    await page.setViewportSize(size);
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  };
  const expectArrival = (state: S, after: string, focus?: string) =>
    checksText ? expectScreen(walker, state, after, focus) : expectState(walker, state, after);
  let requestCount = 0;
  const performStop = async (stop: Stop<S>, next: Stop<S> | undefined) => {
    const after = `${stop.from} › ${stop.event}`;
    const call = findCall(walker, stop);
    const mayBeRequested = isAutomatic(stop.event) && call !== undefined;
    if (!mayBeRequested) requestCount = hostStub.requests.length;
    await rememberPage(page);
    const pressed = await walker.perform(stop, next);
    if (stop.isTransient) return;
    if (call) {
      const { body } = await hostStub.waitForRequest(call, requestCount, after);
      if (comparesBodies) {
        await runCheck(async () =>
          expect(body, `body of ${call}`).toEqual(walker.requestBody(call, scenario())),
        );
      }
    }
    await runCheck(() => expectArrival(stop.to, after, findExpectedFocus(walker, stop, pressed)));
    if (!capture) {
      await runCheck(() =>
        expectVisibleChange(page, {
          state: `${stop.to}, after ${after}`,
          // A repeated failure is known already: the guest is doing something else.
          isFailed: failed.has(stop.to) && stop.from !== stop.to,
          watched: isUnrequested(stop.event) ? [] : watched,
        }),
      );
    }
    if (checksText) await runCheck(() => expectCalls(walker, stop, requestCount));
    if (stop.isChecked) await runCheck(() => checkState(stop.to));
  };
  await runStep(undefined, async () => {
    await runCheck(() => expectArrival(tour.start.at, 'coming to the page'));
    // The page sends its first call after it shows its first state; the call belongs to no step.
    const { call } = walker.expected[tour.start.at];
    const isSent = hostStub.requests.some((sent) => call !== undefined && sent.call === addresses[call]);
    if (call && !isSent) await hostStub.waitForRequest(call, 0, 'coming to the page');
    if (tour.start.isChecked) await runCheck(() => checkState(tour.start.at));
  });
  for (const [index, stop] of tour.stops.entries()) {
    await runStep(stop, () => performStop(stop, tour.stops[index + 1]));
  }
  expect(findReusedKeys(hostStub.requests)).toEqual([]);
}
