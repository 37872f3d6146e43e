import type { Page } from '@playwright/test';
import { problemTypeBase, type ProblemKind } from '../../contract/values/problemKinds.ts';
import { problemTitles } from '../../contract/values/problemTitles.ts';
import type { Violation } from '../../contract/schemas/violations.ts';

export const calls = {
  price: '**/api/1/reservation/price-preview',
  order: '**/api/1/reservation',
  code: '**/api/1/reservation/otp',
  resend: '**/api/1/reservation/otp/resend',
  cancel: '**/api/1/reservation/cancel',
  checkout: '**/api/1/payment',
  readReservation: /\/api\/1\/reservation\/(?!otp\/)[^/]+\/[^/]+$/,
  guests: '**/api/1/reservation/guests',
  message: '**/api/1/contact',
} as const;

type Address = (typeof calls)[keyof typeof calls];

/** The host rejects the next call to an address, and answers normally afterwards. */
export const refuseOnce = (
  page: Page,
  address: Address,
  status: number,
  kind: ProblemKind,
  violations?: readonly Violation[],
) =>
  page.route(
    address,
    (route) =>
      route.fulfill({
        status,
        contentType: 'application/problem+json',
        json: { type: `${problemTypeBase}${kind}`, title: problemTitles[kind], status, violations },
      }),
    { times: 1 },
  );

/** The next call to an address gets no answer. */
export const loseOnce = (page: Page, address: Address) =>
  page.route(address, (route) => route.abort('connectionfailed'), { times: 1 });
