import type { Page } from '@playwright/test';
import { UnsupportedEvent } from 'statechart-atlas/playwright';
import { confirmedLink } from '../../machines/otpLink/otpLink.samples.ts';
import { isCall } from '../support/calls.ts';
import { findFailure } from '../support/failureReasons.ts';
import type { HostStub } from '../support/hostStub.ts';
import { reconnect } from '../support/reconnect.ts';
import { button } from '../support/screen.ts';
import type { Walker } from '../support/walk.ts';
import type { MessageId } from '../support/words.ts';
import type { OtpLinkState } from './expected.ts';
import { stay, type Scenario } from './scenario.ts';
import { otpLinkWalk } from './walk.ts';

export const reservationId = 'reservation';
const otpToken = 'otp-token';

interface Environment {
  page: Page;
  hostStub: HostStub;
  scenario: Scenario;
  /** Loads the scripts of the page. */
  release: () => Promise<void>;
}

/** A guest who opens the link in the e-mail, with a host whose answers the walk chooses. */
export function guest({
  page,
  hostStub,
  scenario: first,
  release,
}: Environment): Walker<OtpLinkState, Scenario> {
  let scenario = first;
  const main = page.getByRole('main');
  const press = async (id: MessageId) => {
    const name = scenario.translator.text(id);
    await main.getByRole('button', { name, exact: true }).click();
    return button(name);
  };
  const pasteLink = () =>
    page.evaluate((fragment) => {
      window.location.hash = fragment;
    }, `#token=${otpToken}`);
  const actions: Readonly<Record<string, () => Promise<string | void>>> = {
    'link.read': async () => {
      await pasteLink();
      await release();
    },
    'link.read.incomplete': release,
    'retry.requested': () => press('action.tryAgain'),
    'connection.returned': () => reconnect(page),
    'link.accepted': () => press('otp.confirm'),
    'otp.resendRequested': () => press('otp.resend'),
    'loadingTimeout.passed': () => hostStub.exceedTimeout(page),
    'readOtpLink.answered': () =>
      hostStub.answerWith('readOtpLink', { unit: { id: scenario.unit, name: 'Casa do Limoeiro' }, ...stay }),
    'verifyOtp.answered': () => hostStub.answerWith('verifyOtp', confirmedLink),
    'verifyOtp.answered.withoutToken': () =>
      hostStub.answerWith('verifyOtp', { ...confirmedLink, token: undefined }),
    'resendOtp.answered': () =>
      hostStub.answerWith('resendOtp', { otpExpiresAt: '2031-05-01T10:10:00Z', sentTo: 'a•••a@example.com' }),
  };
  return {
    page,
    hostStub,
    ...otpLinkWalk,
    parts: (state) => ({ screen: state === 'confirmed' ? page.locator('[data-machine=booking]') : main }),
    scenario: () => scenario,
    requestBody: (call) => {
      const { language: locale } = scenario.translator;
      return call === 'resendOtp' || call === 'createCheckout'
        ? { reservationId, locale }
        : { reservationId, otpToken };
    },
    perform: async ({ event }) => {
      scenario = { ...scenario, failure: findFailure(event) };
      const act = actions[event];
      if (act) return (await act()) ?? undefined;
      const [call = '', outcome, kind, variant] = event.split('.');
      if (!isCall(call) || outcome !== 'failed' || kind === undefined) throw new UnsupportedEvent(event);
      await hostStub.fail(call, scenario.failure!, variant);
      return undefined;
    },
  };
}
