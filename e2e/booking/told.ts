import type { Page } from '@playwright/test';
import type { FailureKind } from '../../contract/callFailed.ts';
import type { Quote } from '../../contract/quote.ts';
import { hourOfAnswer } from '../atlas/stillClock.ts';
import { isCall, type Call } from '../support/calls.ts';
import type { HostSide } from '../support/hostSide.ts';
import { NobodyCan } from '../support/nobodyCan.ts';
import * as answers from './answers.ts';
import { asIfIt } from './standings.ts';
import { getPrice, reservationId, type Story } from './story.ts';

interface World {
  page: Page;
  hostSide: HostSide;
  story: Story;
}

type News = Partial<Story>;

const isStanding = (name: string): name is keyof typeof asIfIt => Object.hasOwn(asIfIt, name);

/** The host's answer to each call, and the resulting changes to the story. */
const answered: Partial<Record<Call, (world: World, now: number) => Promise<News>>> = {
  previewPrice: async ({ hostSide, story }) => {
    await hostSide.answers<Quote>('previewPrice');
    return { price: getPrice(story), isEmailRefused: false };
  },
  previewNewPrice: async ({ hostSide }) => {
    const { total } = await hostSide.answers<Quote>('previewNewPrice', answers.dearer);
    return { price: total.amount, isEmailRefused: false };
  },
  createReservation: async ({ hostSide }, now) => {
    const hold = answers.hold(now);
    await hostSide.says('createReservation', hold);
    return { code: '', reservationId, heldUntil: hold.holdExpiresAt };
  },
  verifyOtp: async ({ hostSide }, now) => {
    const verified = answers.verified(now);
    await hostSide.says('verifyOtp', verified);
    return { code: '', heldUntil: verified.holdExpiresAt };
  },
  resendOtp: async ({ hostSide }, now) => {
    await hostSide.says('resendOtp', answers.resent(now));
    return { code: '' };
  },
  cancelReservation: async ({ hostSide }) => {
    await hostSide.says('cancelReservation', answers.cancelled);
    return { code: '', price: undefined };
  },
};

const newsOfFailure: Readonly<Record<string, News>> = {
  'previewNewPrice.failed.unreachable': { price: undefined },
  'checkOwnReservation.failed.not-found': { price: undefined },
  'verifyOtp.failed.otp-incorrect': { triesLeft: 4 },
  'verifyOtp.failed.otp-expired': { code: '' },
  'createReservation.failed.validation-failed': { isEmailRefused: true },
  'createReservation.failed.too-many-requests': { isEmailRefused: false },
  'createReservation.failed.unreachable': { isEmailRefused: false },
  'createReservation.failed.idempotency-mismatch': { isEmailRefused: false },
};

/** Lets the host answer or fail, and returns the resulting changes to the story. */
export async function isTold(world: World, by: string): Promise<News> {
  const { page, hostSide, story } = world;
  const [call = '', outcome, kind = '', variant] = by.split('.');
  if (!isCall(call)) throw new NobodyCan(by);
  if (call === 'checkOwnReservation' || kind === 'dates-unavailable' || kind === 'datesTaken') {
    // Reservations from earlier in the walk must not count as the owner of the nights.
    await page.evaluate((key) => sessionStorage.removeItem(key), `own-reservations.${story.unit}`);
  }
  if (outcome === 'failed') {
    await hostSide.fails(call, kind as FailureKind, variant);
    return { ...newsOfFailure[by], failure: kind as FailureKind };
  }
  const now = hourOfAnswer(await page.evaluate(() => Date.now()));
  if (isStanding(kind)) {
    const told = asIfIt[kind](answers.begunReservation(now, story));
    await hostSide.says(call, told);
    if (by === 'checkOwnReservation.answered.holdExpired') return { code: '', price: undefined };
    const stay = story.stay ?? answers.stayOfNobody;
    return {
      code: '',
      stay,
      checkIn: undefined,
      price: getPrice({ ...story, stay }),
      heldUntil: told.holdExpiresAt ?? '',
    };
  }
  return (await answered[call]?.(world, now)) ?? {};
}
