import type { Page } from '@playwright/test';
import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import type { Session } from '../../contract/dashboard/session.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import type { Model } from 'statechart-atlas';
import type { Stop } from 'statechart-atlas/playwright';
import type { Call } from '../support/calls.ts';
import { findFailure } from '../support/failureReasons.ts';
import type { HostStub } from '../support/hostStub.ts';
import { button, link } from '../support/screen.ts';
import { getTranslator, type Translator } from '../support/translator.ts';
import type { WalkedState, Walker } from '../support/walk.ts';
import { createWalkTests } from '../support/walks.ts';
import { tableWidth } from '../support/windows.ts';
import type { MessageId } from '../support/words.ts';
import { waitForState } from './dataChanges.ts';
import { openDashboard } from './openDashboard.ts';

/** The actions and answers so far on a page of the dashboard. */
export interface WalkHistory {
  translator: Translator;
  /** The kind of the last failed call. */
  failure: FailureKind | undefined;
  /** Whether the window has space for tables. */
  isWide: boolean;
}

/** The browser and the history of a walk, for its actions. */
export interface WalkContext<History extends WalkHistory> {
  page: Page;
  hostStub: HostStub;
  history: () => History;
  /** Adds to the history, from which the expected texts follow. */
  record: (change: Partial<History>) => void;
  /** Presses a button of the page, named by its message. */
  press: (id: MessageId) => Promise<string>;
  /** Follows a link of the page, named by its message. */
  follow: (id: MessageId) => Promise<string>;
}

/** How each event is performed; it returns the pressed control, if any. */
type Actions<S extends string> = Readonly<Record<string, (stop: Stop<S>) => Promise<string | void>>>;

interface DashboardWalk<S extends string, History extends WalkHistory> {
  model: Model;
  expected: Readonly<Record<S, WalkedState<S, History>>>;
  start: S;
  title?: string;
  /** The address of the page, such as `/host/calendar`. */
  address: string;
  /** The signed-in person; an owner if omitted, `none` if nobody, `held` if the walk answers who is signed in. */
  session?: Session | 'none' | 'held';
  /** Returns the selector of the element that shows a state; the page's main element if omitted. */
  getPart?: (state: S) => string;
  /** Performs the steps on the page before the walk starts. */
  arrive?: (context: { page: Page; hostStub: HostStub; translator: Translator }) => Promise<void>;
  /** The final states from which the same steps lead to the start again, so that these states end no tour. */
  restartsFrom?: readonly S[];
  /** Delays of the machine, in milliseconds, that elapse when the walk says so. */
  delays?: readonly number[];
  /** Whether the browser offers passkeys in the e-mail field of sign-in. */
  offersAutofill?: boolean;
  /** The first history, without the translator. */
  history: Omit<History, keyof WalkHistory>;
  createActions: (context: WalkContext<History>) => Actions<S>;
  requestBody?: (call: Call, history: History) => unknown;
  otherCalls?: (stop: Stop<S>) => readonly Call[];
  /** Events during which the call of a state goes on, so that none starts. */
  continuing?: readonly string[];
}

/** The event that leads from a final state to the start, without a page load. */
const restart = 'walk.restarted';

/** Creates the tests of a walk through the machine of a page of the dashboard, with stubbed calls. */
export function createDashboardWalk<S extends string, History extends WalkHistory>({
  address,
  session = ownerSession,
  delays,
  offersAutofill = false,
  getPart = () => 'main',
  arrive,
  restartsFrom = [],
  history: first,
  createActions,
  requestBody = () => undefined,
  otherCalls,
  continuing = [],
  ...walk
}: DashboardWalk<S, History>): void {
  createWalkTests({
    ...walk,
    ...(restartsFrom.length > 0 && {
      detours: { [restart]: { to: walk.start, cost: 2, from: restartsFrom } },
    }),
    open: async ({ page, tour: { language } }): Promise<Walker<NoInfer<S>, History>> => {
      const translator = getTranslator(language);
      let history = { ...first, translator, failure: undefined } as unknown as History;
      const getHistory = (): History => ({
        ...history,
        isWide: (page.viewportSize()?.width ?? 0) >= tableWidth,
      });
      const hostStub = await openDashboard({
        page,
        address,
        language,
        session,
        offersAutofill,
        ...(delays && { delays }),
      });
      await arrive?.({ page, hostStub, translator });
      const screen = page.getByRole('main');
      const actions = createActions({
        page,
        hostStub,
        history: getHistory,
        record: (change) => {
          history = { ...history, ...change };
        },
        press: async (id) => {
          const name = translator.text(id);
          await screen.getByRole('button', { name, exact: true }).click();
          return button(name);
        },
        follow: async (id) => {
          const name = translator.text(id);
          await screen.getByRole('link', { name, exact: true }).click();
          return link(name);
        },
      });
      return {
        page,
        hostStub,
        model: walk.model,
        expected: walk.expected,
        parts: (state) => ({ screen: page.locator(getPart(state)) }),
        scenario: getHistory,
        requestBody,
        ...(otherCalls && { otherCalls }),
        continuing,
        perform: async (stop) => {
          if (stop.event === restart) {
            history = { ...first, translator, failure: undefined } as unknown as History;
            await arrive?.({ page, hostStub, translator });
            return undefined;
          }
          if (/\.failed\./.test(stop.event) || stop.event === 'loadingTimeout.passed')
            history = { ...history, failure: findFailure(stop.event) };
          const perform = actions[stop.event];
          if (!perform) throw new Error(`The walk cannot perform ${stop.event}.`);
          // The list looks the same while it is being refreshed.
          if (stop.event === 'data.changed') await waitForState(page, walk.model.machine.id, stop.from);
          return (await perform(stop)) ?? undefined;
        },
      };
    },
  });
}
