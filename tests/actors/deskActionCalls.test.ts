import { expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { sampleReservation } from '../../machines/dashboard/shared/reservation.samples.ts';
import { createDeskActionActors } from '../../src/dashboard/actors/deskAction.ts';
import type { ProofServices } from '../../src/dashboard/actors/proof.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' }) as const;
const names = { number: 'K7M2-9QXR', id: 'reservation' };
const charge = { ...names, amount: euros(40_000), instalments: [] };
const erasure = {
  ...names,
  erasedAt: null,
  unpaid: euros(1_200),
  documentsUntil: null,
  otherReservations: [],
};

test.each([
  ['retryCharge', { expectedAmount: 40_000 }],
  ['eraseGuest', { exceptDocuments: false, expectedUnpaid: 1_200 }],
] as const)('the action %s is sent with the effect that the person saw', async (action, body) => {
  const api = {
    getReservation: () => Promise.resolve(sampleReservation),
    previewCharge: () => Promise.resolve(charge),
    retryCharge: vi.fn<() => Promise<typeof charge>>(() => Promise.resolve(charge)),
    previewErasure: () => Promise.resolve(erasure),
    eraseGuest: vi.fn<() => Promise<typeof erasure>>(() => Promise.resolve(erasure)),
  };
  const session = { getSnapshot: () => ({ context: {} }) };
  const services = { api, session, supportsPasskeys: false } as unknown as ProofServices;
  const input = { visitId: 'visit', number: names.number, action };
  const actor = createActor(createDeskActionActors(services), { input }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('confirming'));
  actor.send({ type: 'action.confirmed' });
  await waitFor(actor, (snapshot) => snapshot.matches('done'));
  expect(api[action]).toHaveBeenCalledWith(
    { params: { reservation: names.number }, body },
    expect.objectContaining({ idempotencyKey: expect.any(String) as string }),
  );
});
