import type { Page, Route } from '@playwright/test';
import type { FailureKind } from '../../contract/callFailed.ts';
import { problemTypeBase } from '../../contract/problemKinds.ts';
import { violationOf, type Violation } from '../../contract/violations.ts';

const prices = /\/api\/1\/reservation\/price-preview$/;
const readings = /\/api\/1\/reservation\/(?!otp\/)[^/]+\/[^/]+$/;

/** Where each call of a machine arrives. */
const addresses = {
  previewPrice: prices,
  previewNewPrice: prices,
  createReservation: /\/api\/1\/reservation$/,
  verifyOtp: /\/api\/1\/reservation\/otp$/,
  resendOtp: /\/api\/1\/reservation\/otp\/resend$/,
  cancelReservation: /\/api\/1\/reservation\/cancel$/,
  createCheckout: /\/api\/1\/payment$/,
  recallReservation: readings,
  recallReservationAgain: readings,
  loadReservation: readings,
  refreshReservation: readings,
  saveGuests: /\/api\/1\/reservation\/guests$/,
  sendMessage: /\/api\/1\/contact$/,
} as const;

export type Call = keyof typeof addresses;

export const isCall = (name: string): name is Call => Object.hasOwn(addresses, name);

const statuses: Partial<Record<FailureKind, number>> = {
  'validation-failed': 422,
  'otp-incorrect': 422,
  'not-found': 404,
  'dates-unavailable': 409,
  'terms-changed': 409,
  'wrong-state': 409,
  'idempotency-mismatch': 409,
  'hold-expired': 410,
  'otp-expired': 410,
  'otp-locked': 423,
  'too-many-requests': 429,
  'payment-gateway': 502,
};

const refused: Partial<Record<Call, Violation>> = {
  createReservation: violationOf('guest.email', 'email'),
  previewPrice: violationOf('endDate', 'stay_too_short'),
  saveGuests: violationOf('guests[1].nationality', 'country'),
  sendMessage: violationOf('email', 'email'),
};

const problemOf = (call: Call, kind: FailureKind, status: number, isLastTry: boolean) => ({
  type: `${problemTypeBase}${kind}`,
  title: kind,
  status,
  ...(kind === 'validation-failed' && { violations: [refused[call] ?? violationOf('', 'invalid')] }),
  ...(kind === 'otp-incorrect' && {
    attemptsLeft: isLastTry ? 0 : 4,
    violations: [violationOf('otp', 'otp_incorrect')],
  }),
});

/** Holds back what the page asks of the host, so that a test can look at the waiting and choose the answer. */
export class HostSide {
  readonly #held = new Map<RegExp, Route>();
  readonly #awaited = new Map<RegExp, (route: Route) => void>();

  async guard(page: Page): Promise<void> {
    // The browser would leave the page whose last state is to be seen.
    await page.route(/\/sandbox\/checkout\/[^/]+$/, (route) => route.abort('aborted'));
    for (const address of new Set(Object.values(addresses))) {
      await page.route(address, (route) => this.#hold(address, route));
    }
  }

  #hold(address: RegExp, route: Route) {
    const awaited = this.#awaited.get(address);
    this.#awaited.delete(address);
    if (awaited) awaited(route);
    else this.#held.set(address, route);
  }

  /** The call that is held, or the next one that arrives. */
  async #next(call: Call): Promise<Route> {
    const address = addresses[call];
    const held = this.#held.get(address);
    this.#held.delete(address);
    return held ?? new Promise((resolve) => this.#awaited.set(address, resolve));
  }

  /** Lets the real host answer; `change` may rewrite what it says. */
  async answers(call: Call, change?: (answer: never) => object): Promise<void> {
    const route = await this.#next(call);
    if (!change) return route.continue();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, json: change((await answer.json()) as never) });
  }

  /** Says in the host's stead what it would not say now. */
  async says(call: Call, answer: object): Promise<void> {
    await (await this.#next(call)).fulfill({ json: answer });
  }

  async fails(call: Call, kind: FailureKind, variant?: string): Promise<void> {
    const route = await this.#next(call);
    const status = statuses[kind];
    if (status === undefined) return route.abort('connectionfailed');
    return route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify(problemOf(call, kind, status, variant === 'lastTry')),
    });
  }
}
