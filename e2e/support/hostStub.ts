import { expect, type Page, type Request, type Route } from '@playwright/test';
import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import { loadingTimeout } from '../../machines/shared/loading.ts';
import { addresses, journeyCalls, type Call } from './calls.ts';
import { elapseDelay } from './heldDelays.ts';
import { shortIntervals } from './intervals.ts';
import { problemAnswer } from './problems.ts';

/** A request of the page to the host. */
export interface HostRequest {
  call: RegExp;
  key: string | undefined;
  body: unknown;
}

interface HeldRequest extends HostRequest {
  route: Route;
}

/**
 * Holds the requests of a page to the host, so that a test can check the waiting state and choose the answer.
 */
export class HostStub {
  readonly #held: HeldRequest[] = [];
  /** All requests in their order. */
  readonly requests: HostRequest[] = [];

  /** @param times how often each call is held; always if omitted */
  async intercept(page: Page, calls: readonly Call[] = journeyCalls, times?: number): Promise<void> {
    // Requests stay open while the waiting state is checked.
    await page.addInitScript(() => {
      AbortSignal.timeout = () => new AbortController().signal;
    });
    // Without this, the browser would leave the page whose last state is to be checked.
    await page.route(/\/sandbox\/checkout\/[^/]+$/, (route) => route.abort('aborted'));
    for (const address of new Set(calls.map((call) => addresses[call]))) {
      const hold = (route: Route, request: Request) => {
        const question = {
          call: address,
          key: request.headers()['idempotency-key'],
          body: request.postData() === null ? undefined : (request.postDataJSON() as unknown),
        };
        this.requests.push(question);
        this.#held.push({ ...question, route });
      };
      await page.route(address, hold, times === undefined ? {} : { times });
    }
  }

  /** The one request of a call after the first `count` requests; `after` names the step in a failure. */
  async waitForRequest(call: Call, count: number, after?: string): Promise<HostRequest> {
    const found = () => this.requests.slice(count).filter((question) => question.call === addresses[call]);
    const message = [`number of ${call} requests`, after].filter(Boolean).join(' after ');
    await expect.poll(() => found().length, { message, intervals: shortIntervals }).toBe(1);
    return found()[0]!;
  }

  /** Whether a call is held without an answer. */
  isHeld = (call: Call): boolean => this.#held.some((held) => held.call === addresses[call]);

  /** The held call, or the next one that arrives. The page has abandoned earlier ones. */
  async #takeNext(call: Call): Promise<Route> {
    const findHeld = () => this.#held.filter((held) => held.call === addresses[call]);
    await expect
      .poll(() => findHeld().length, { message: `requests of ${call}`, intervals: shortIntervals })
      .toBeGreaterThan(0);
    const { route } = findHeld().at(-1)!;
    for (const held of findHeld()) this.#held.splice(this.#held.indexOf(held), 1);
    return route;
  }

  /** Requests the answer of the real host and returns it; `change` may rewrite it. */
  async answer<Answer extends object>(call: Call, change?: (answer: Answer) => Answer): Promise<Answer> {
    const route = await this.#takeNext(call);
    const response = await route.fetch();
    const answer = (await response.json()) as Answer;
    const json = change?.(answer) ?? answer;
    await route.fulfill({ response, json });
    return json;
  }

  /** All simultaneous requests of a call. */
  async #takeAll(call: Call, count: number): Promise<Route[]> {
    const findHeld = () => this.#held.filter((held) => held.call === addresses[call]);
    await expect
      .poll(() => findHeld().length, { message: `number of ${call} requests`, intervals: shortIntervals })
      .toBe(count);
    return this.#held.splice(0).map(({ route }) => route);
  }

  async answerAll(call: Call, count: number): Promise<void> {
    await Promise.all((await this.#takeAll(call, count)).map((route) => route.continue()));
  }

  async failAll(call: Call, count: number, kind: FailureKind): Promise<void> {
    const answer = problemAnswer(call, kind, false);
    const routes = await this.#takeAll(call, count);
    await Promise.all(
      routes.map((route) => (answer ? route.fulfill(answer) : route.abort('connectionfailed'))),
    );
  }

  /** Answers in place of the host. */
  async answerWith(call: Call, answer: object): Promise<void> {
    await (await this.#takeNext(call)).fulfill({ json: answer });
  }

  /** Advances the clock past the loading timeout without an answer; `holdDelays` must hold that delay. */
  async exceedTimeout(page: Page): Promise<void> {
    await elapseDelay(page, loadingTimeout);
    await Promise.all(this.#held.splice(0).map(({ route }) => route.abort('aborted').catch(() => undefined)));
  }

  async fail(call: Call, kind: FailureKind, variant?: string): Promise<void> {
    const route = await this.#takeNext(call);
    const answer = problemAnswer(call, kind, variant === 'lastTry');
    await (answer ? route.fulfill(answer) : route.abort('connectionfailed'));
  }
}
