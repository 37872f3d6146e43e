import type { Page } from '@playwright/test';
import { findOtp } from '../../contract/values/oneTimePassword.ts';
import { findFailure } from '../support/failureReasons.ts';
import { codeExpiresAt } from '../support/codeExpiresAt.ts';
import { createCodes } from '../support/createCodes.ts';
import type { HostStub } from '../support/hostStub.ts';
import { button } from '../support/screen.ts';
import type { MessageId } from '../support/words.ts';
import type { Walker } from '../support/walk.ts';
import type { AccessState } from './expected.ts';
import { reservationAccessWalk } from './walk.ts';
import type { Scenario } from './scenario.ts';

interface Environment {
  page: Page;
  hostStub: HostStub;
  scenario: Scenario;
}

const typed = { number: 'K7M2-9QXR', email: 'ana@example.com' };

/** A guest without their link, with a host whose answers the walk chooses. */
export function guest({ page, hostStub, scenario: first }: Environment): Walker<AccessState, Scenario> {
  let scenario = first;
  let accessId = '';
  const codes = createCodes();
  const screen = page.getByRole('main');
  const press = async (id: MessageId) => {
    const name = scenario.translator.text(id);
    await screen.getByRole('button', { name, exact: true }).click();
    return button(name);
  };
  const type = async (some: Partial<Scenario['typed']>) => {
    for (const [name, value] of Object.entries(some)) await screen.locator(`[name=${name}]`).fill(value);
    const isEmailRefused = scenario.isEmailRefused && some.email === undefined;
    scenario = { ...scenario, typed: { ...scenario.typed, ...some }, isEmailRefused };
  };
  const typeCode = async (code: string) => {
    await screen.locator('[name=otp]').fill(code);
    // The field shows only the six digits once they are complete.
    scenario = { ...scenario, code: findOtp(code) ?? code };
  };
  const accept = (call: 'requestAccess' | 'requestAnother', id: string) => {
    accessId = id;
    return hostStub.answerWith(call, { accessId, otpExpiresAt: codeExpiresAt });
  };
  const actions: Readonly<Record<string, (stop: { from: string }) => Promise<string | void>>> = {
    'page.opened': async () => {
      await page.evaluate(() => sessionStorage.removeItem('reservation-access'));
      await page.reload();
      scenario = { ...scenario, typed: { number: '', email: '' } };
    },
    'page.opened.again': async () => {
      accessId = 'before';
      const request = { form: typed, accessId, otpExpiresAt: codeExpiresAt };
      await page.evaluate(
        (stored) => sessionStorage.setItem('reservation-access', stored),
        JSON.stringify(request),
      );
      await page.reload();
      scenario = { ...scenario, typed, code: '' };
    },
    'access.changed': () => type({ number: 'k7m2' }),
    'access.requested': async () => {
      await type(typed);
      return press('access.request');
    },
    'requestAccess.answered': () => accept('requestAccess', 'access'),
    'requestAnother.answered': async () => {
      await accept('requestAnother', 'another');
      scenario = { ...scenario, code: '' };
    },
    'otp.changed': () => typeCode('12 34'),
    'otp.changed.complete': () => typeCode(codes.next()),
    'otp.submitted': async ({ from }) => {
      // The first code is submitted once it is typed.
      if (!codes.isSent(scenario.code)) {
        await typeCode(codes.next());
        if (from !== 'incorrect' && from !== 'notOpened') return undefined;
      }
      return press('access.open');
    },
    'otp.resendRequested': () => press('otp.resend'),
    'access.restarted': async () => {
      const pressed = await press('access.restart');
      scenario = { ...scenario, code: '' };
      return pressed;
    },
    'openAccess.answered': () => hostStub.answerWith('openAccess', { reservationId: 'r1', token: 'token' }),
  };
  return {
    page,
    hostStub,
    ...reservationAccessWalk,
    parts: () => ({ screen }),
    scenario: () => scenario,
    requestBody: (call) => {
      if (call === 'loadReservation') return undefined;
      return call === 'openAccess' ? { accessId, otp: scenario.code } : { ...scenario.typed };
    },
    perform: async (stop) => {
      const { event, to } = stop;
      const act = actions[event];
      const pressed = act ? await act(stop) : undefined;
      if (!act) {
        const [call, , kind, variant] = event.split('.');
        const failure = findFailure(event);
        await hostStub.fail(call as 'requestAccess', failure, kind === undefined ? undefined : variant);
        if (event === 'openAccess.failed.otp-incorrect') codes.refuse(scenario.code);
        scenario = { ...scenario, failure };
        if (to === 'locked' || to === 'expired') scenario = { ...scenario, code: '' };
      }
      if (to === 'refused') scenario = { ...scenario, isEmailRefused: event !== 'access.changed' };
      return pressed ?? undefined;
    },
  };
}
