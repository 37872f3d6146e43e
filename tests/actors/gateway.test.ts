import { expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { leaveForGateway } from '../../src/actors/gateway.ts';

const leaving = (input: string) => {
  const leaveFor = vi.fn<(address: string) => void>();
  return { leaveFor, actor: createActor(leaveForGateway(['pay.example'], leaveFor), { input }) };
};

test('a guest is sent to the payment gateway', async () => {
  const { actor, leaveFor } = leaving('https://pay.example/session');
  actor.start();
  await vi.waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith('https://pay.example/session'));
});

test.each(['https://elsewhere.example/session', 'javascript:alert(1)'])(
  'nobody is sent to %s, which is no payment gateway',
  async (address) => {
    const { actor, leaveFor } = leaving(address);
    const outcome = toPromise(actor);
    actor.start();
    await expect(outcome).rejects.toThrow('Not a payment gateway');
    expect(leaveFor).not.toHaveBeenCalled();
  },
);
