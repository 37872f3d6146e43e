import { describe, expect, test } from 'vitest';
import { createReservationAccessActors } from '../../src/actors/reservationAccess.ts';
import { getActors, getOutcome } from './support/getActors.ts';
import { answerJson, createFakeHost } from './support/createFakeHost.ts';

const form = { number: 'K7M2-9QXR', email: 'ana@example.com' };

const at = (...answers: Parameters<typeof createFakeHost>) => {
  const { api, requests } = createFakeHost(...answers);
  return { requests, actors: getActors(createReservationAccessActors(() => Promise.resolve(api))) };
};

describe('opening a reservation with a code', () => {
  test.each([404, 501])(
    'the function is unsupported when the host answers %i without a problem',
    async (status) => {
      const { actors } = at(answerJson({ message: 'no such call' }, status));
      const input = { form, idempotencyKey: 'v:requestAccess:1' };
      await expect(getOutcome(actors['requestAccess']!, input)).rejects.toMatchObject({ kind: 'not-found' });
    },
  );

  test.each([
    ['K7M2-9QXR', form],
    [' ', { email: form.email }],
  ])('sends the number %j for a code with %j', async (number, body) => {
    const { actors, requests } = at(
      answerJson({ accessId: 'a-1', otpExpiresAt: '2027-05-01T10:10:00Z' }, 202),
    );
    const input = { form: { ...form, number }, idempotencyKey: 'v:requestAccess:1' };
    await getOutcome(actors['requestAccess']!, input);
    expect(requests[0]?.body).toEqual(body);
  });

  test('sends the six digits in any notation', async () => {
    const opened = { reservationId: 'r-1', token: 'token' };
    const { actors, requests } = at(answerJson(opened));
    const input = { accessId: 'a-1', otp: ' 123-456', idempotencyKey: 'v:openAccess:1' };
    expect(await getOutcome(actors['openAccess']!, input)).toEqual(opened);
    expect(requests[0]?.body).toEqual({ accessId: 'a-1', otp: '123456' });
  });
});
