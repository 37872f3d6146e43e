import { describe, expect, test, vi } from 'vitest';
import { createActor, type AnyStateMachine } from 'xstate';
import { CallFailed } from '../../contract/schemas/callFailed.ts';
import { sessionMachine } from '../../machines/dashboard/session/session.machine.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import { createBookingActors } from '../../src/actors/booking.ts';
import { createReservationAccessActors } from '../../src/actors/reservationAccess.ts';
import type { Api } from '../../src/api/index.ts';
import { createProofActors } from '../../src/dashboard/actors/proof.ts';
import { createSessionActors } from '../../src/dashboard/actors/session.ts';
import type { DashboardApi } from '../../src/dashboard/api/createDashboardApi.ts';
import { getActors, getOutcome } from './support/getActors.ts';

type Send = () => Promise<unknown>;

/** The calls of a form for a one-time password. */
interface CodeForm {
  verify: (code: string) => Promise<unknown>;
  requestAnother: () => Promise<unknown>;
}

const requested = { codeExpiresAt: '2027-05-01T10:10:00Z', otpExpiresAt: '2027-05-01T10:10:00Z' };
const request = () => Promise.resolve(requested);
const named = { idempotencyKey: 'b:call:1', reservationId: 'r-1', token: 'secret' };

const getChild = (machine: AnyStateMachine, name: string) =>
  getActors(getActors(machine)[name] as AnyStateMachine);

const forms: Readonly<Record<string, (verify: Send) => CodeForm>> = {
  'a booking': (verify) => {
    const api = { verifyOtp: verify, resendOtp: request } as unknown as Api;
    const actors = createBookingActors({
      loadApi: () => Promise.resolve(api),
      language: 'en',
      gatewayHosts: [],
      redirectTo: () => undefined,
    });
    return {
      verify: (otp) => getOutcome(actors.verifyOtp, { ...named, otp }),
      requestAnother: () => getOutcome(actors.resendOtp, named),
    };
  },
  'access to a reservation': (verify) => {
    const api = { openAccess: verify, requestAccess: request } as unknown as Api;
    const actors = getActors(createReservationAccessActors(() => Promise.resolve(api)));
    const form = { number: 'K7M2-9QXR', email: 'ana@example.com' };
    return {
      verify: (otp) => getOutcome(actors['openAccess']!, { accessId: 'a', otp, idempotencyKey: 'v:1' }),
      requestAnother: () => getOutcome(actors['requestAccess']!, { form, idempotencyKey: 'v:2' }),
    };
  },
  'sign-in to the dashboard': (verify) => {
    const api = { verifyCode: verify, requestCode: request } as unknown as DashboardApi;
    const options = { getLanguage: () => 'en' as const, onChange: () => undefined };
    const actors = getChild(createSessionActors(api, options), 'signIn');
    return {
      verify: (code) => getOutcome(actors['verifyCode']!, code),
      requestAnother: () => getOutcome(actors['requestCode']!, 'rita@example.com'),
    };
  },
  'a proof of identity': (verify) => {
    const api = { proveByCode: verify, requestProofCode: request } as unknown as DashboardApi;
    const session = createActor(sessionMachine);
    const actors = getActors(createProofActors({ api, session, supportsPasskeys: false }));
    return {
      verify: (code) => getOutcome(actors['verifyProof']!, code),
      requestAnother: () => getOutcome(actors['requestProof']!, undefined),
    };
  },
};

const refusal = (attemptsLeft: number) => new CallFailed('otp-incorrect', { attemptsLeft });

describe.each(Object.entries(forms))('the code of %s', (_, open) => {
  const openForm = () => {
    const verify = vi.fn<Send>();
    const form = open(verify);
    const getFailure = (code: string) => form.verify(code).catch((error: unknown) => error);
    return { verify, form, getFailure };
  };

  test('is not sent again once it was refused, and the last refusal is the answer', async () => {
    const { verify, getFailure } = openForm();
    verify.mockRejectedValueOnce(refusal(4)).mockRejectedValueOnce(refusal(3));
    expect(await getFailure('111111')).toMatchObject({ kind: 'otp-incorrect', attemptsLeft: 4 });
    expect(await getFailure('111111')).toMatchObject({ kind: 'otp-incorrect', attemptsLeft: 4 });
    expect(await getFailure('222222')).toMatchObject({ kind: 'otp-incorrect', attemptsLeft: 3 });
    expect(await getFailure('111111')).toMatchObject({ kind: 'otp-incorrect', attemptsLeft: 3 });
    expect(verify).toHaveBeenCalledTimes(2);
  });

  test('is sent once another one was requested', async () => {
    const { verify, form, getFailure } = openForm();
    verify.mockRejectedValueOnce(refusal(4)).mockResolvedValueOnce(ownerSession);
    await getFailure('111111');
    await form.requestAnother();
    expect(await getFailure('111111')).not.toBeInstanceOf(Error);
    expect(verify).toHaveBeenCalledTimes(2);
  });

  test.each(['unreachable', 'validation-failed'] as const)('is sent again after %s', async (kind) => {
    const { verify, getFailure } = openForm();
    verify.mockRejectedValueOnce(new CallFailed(kind)).mockRejectedValueOnce(refusal(4));
    expect(await getFailure('111111')).toMatchObject({ kind });
    expect(await getFailure('111111')).toMatchObject({ kind: 'otp-incorrect' });
    expect(verify).toHaveBeenCalledTimes(2);
  });
});
