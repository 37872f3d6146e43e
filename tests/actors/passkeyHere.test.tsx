import { beforeEach, expect, test } from 'vitest';
import { createActor, toPromise, type PromiseActorLogic } from 'xstate';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import { isPasskeyHere, notePasskey } from '../../src/dashboard/actors/passkeyHere.ts';
import { createProofActors } from '../../src/dashboard/actors/proof.ts';
import type { DashboardApi } from '../../src/dashboard/api/createDashboardApi.ts';
import type { SessionActor } from '../../src/dashboard/context/dashboard.ts';

const api = {
  proveByCode: () => Promise.resolve(ownerSession),
} as unknown as DashboardApi;

const createProof = (hasPasskey: boolean, supportsPasskeys = true) => {
  const context = { session: { ...ownerSession, hasPasskey } };
  const session = { getSnapshot: () => ({ context }), send: () => undefined } as unknown as SessionActor;
  return createProofActors({ api, session, supportsPasskeys });
};

beforeEach(() => localStorage.clear());

test.each([
  ['a code in a browser in which no passkey was used', false, true, true, 'requesting'],
  ['a passkey in a browser in which one was used', true, true, true, 'passkey'],
  ['a code for a person without a passkey', true, false, true, 'requesting'],
  ['a code in a browser that supports no passkeys', true, true, false, 'requesting'],
])('a proof of identity begins with %s', (_, isHere, hasPasskey, supportsPasskeys, first) => {
  if (isHere) notePasskey();
  expect(createProof(hasPasskey, supportsPasskeys).config.initial).toBe(first);
});

test('a person who used a code instead of a passkey gets a code at once the next time', async () => {
  notePasskey();
  const { verifyProof } = createProof(true).implementations.actors;
  await toPromise(createActor(verifyProof as PromiseActorLogic<void, string>, { input: '123456' }).start());
  expect(isPasskeyHere()).toBe(false);
});
