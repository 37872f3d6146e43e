import type { Page } from '@playwright/test';
import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import type { Quote } from '../../contract/schemas/quote.ts';
import { getAnswerTime } from '../atlas/fixedClock.ts';
import { isCall, type Call } from '../support/calls.ts';
import type { HostStub } from '../support/hostStub.ts';
import { UnsupportedEvent } from 'statechart-atlas/playwright';
import * as answers from './answers.ts';
import { reservationVariants } from './reservationVariants.ts';
import { getPrice, reservationId, type Scenario } from './scenario.ts';

interface Environment {
  page: Page;
  hostStub: HostStub;
  scenario: Scenario;
}

type ScenarioChanges = Partial<Scenario>;

const isVariant = (name: string): name is keyof typeof reservationVariants =>
  Object.hasOwn(reservationVariants, name);

/** The host's answer to each call, and the resulting changes to the scenario. */
const responders: Partial<Record<Call, (world: Environment, now: number) => Promise<ScenarioChanges>>> = {
  previewPrice: async ({ hostStub, scenario }) => {
    await hostStub.answer<Quote>('previewPrice');
    return { price: getPrice(scenario), isEmailRefused: false };
  },
  previewNewPrice: async ({ hostStub }) => {
    const { total } = await hostStub.answer<Quote>('previewNewPrice', answers.raisePrice);
    return { price: total.amount, isEmailRefused: false };
  },
  createReservation: async ({ hostStub }, now) => {
    const hold = answers.hold(now);
    await hostStub.answerWith('createReservation', hold);
    return { code: '', reservationId, heldUntil: hold.holdExpiresAt, codeExpiresAt: hold.otpExpiresAt };
  },
  verifyOtp: async ({ hostStub }, now) => {
    const verified = answers.verified(now);
    await hostStub.answerWith('verifyOtp', verified);
    return { code: '', heldUntil: verified.holdExpiresAt, codeExpiresAt: '' };
  },
  resendOtp: async ({ hostStub }, now) => {
    const resent = answers.resent(now);
    await hostStub.answerWith('resendOtp', resent);
    return { code: '', codeExpiresAt: resent.otpExpiresAt };
  },
  cancelReservation: async ({ hostStub }) => {
    await hostStub.answerWith('cancelReservation', answers.cancelled);
    return { code: '', price: undefined };
  },
};

const changesAfterFailure: Readonly<Record<string, ScenarioChanges>> = {
  'previewNewPrice.failed.unreachable': { price: undefined },
  'checkOwnReservation.failed.not-found': { price: undefined },
  'verifyOtp.failed.otp-incorrect': { attemptsLeft: 4 },
  'verifyOtp.failed.otp-expired': { code: '' },
  'createReservation.failed.validation-failed': { isEmailRefused: true },
  'createReservation.failed.too-many-requests': { isEmailRefused: false },
  'createReservation.failed.unreachable': { isEmailRefused: false },
  'createReservation.failed.unavailable': { isEmailRefused: false },
  'createReservation.failed.idempotency-mismatch': { isEmailRefused: false },
};

/** Makes the host answer or fail, and returns the changed scenario fields. */
export async function answerCall(world: Environment, event: string): Promise<ScenarioChanges> {
  const { page, hostStub, scenario } = world;
  const [call = '', outcome, kind = '', variant] = event.split('.');
  if (!isCall(call)) throw new UnsupportedEvent(event);
  if (call === 'checkOwnReservation' || kind === 'dates-unavailable' || kind === 'datesTaken') {
    // Reservations from earlier in the walk must not count as the owner of the nights.
    await page.evaluate((key) => sessionStorage.removeItem(key), `own-reservations.${scenario.unit}`);
  }
  if (outcome === 'failed') {
    await hostStub.fail(call, kind as FailureKind, variant);
    return { ...changesAfterFailure[event], failure: kind as FailureKind };
  }
  const now = getAnswerTime(await page.evaluate(() => Date.now()));
  if (isVariant(kind)) {
    const reservation = reservationVariants[kind](answers.createReservation(now, scenario));
    await hostStub.answerWith(call, reservation);
    if (event === 'checkOwnReservation.answered.holdExpired') return { code: '', price: undefined };
    const stay = scenario.stay ?? answers.defaultStay;
    return {
      code: '',
      stay,
      checkIn: undefined,
      price: getPrice({ ...scenario, stay }),
      heldUntil: reservation.holdExpiresAt ?? '',
      codeExpiresAt: reservation.otp?.expiresAt ?? '',
    };
  }
  return (await responders[call]?.(world, now)) ?? {};
}
