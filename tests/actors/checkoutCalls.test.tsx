import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { readStoredLink, storeLink } from '../../src/actors/bookingStorage.ts';
import { createCheckoutActors } from '../../src/actors/checkout.ts';
import type { Api } from '../../src/api/index.ts';
import { getOutcome } from './support/getActors.ts';
import { answerJson, createFakeHost } from './support/createFakeHost.ts';
import { createSilentApi } from './support/createSilentApi.ts';
import { waitUntil } from '../support/waitUntil.ts';

beforeEach(() => localStorage.clear());

function checkoutOn(api: Api) {
  const redirectTo = vi.fn<(address: string) => void>();
  const world = {
    loadApi: () => Promise.resolve(api),
    language: 'de' as const,
    gatewayHosts: ['pay.example'],
    redirectTo,
  };
  return { ...createCheckoutActors(world), redirectTo };
}

const order = {
  unitId: 'casa-azul',
  reservationId: 'r-1',
  token: 'secret',
  idempotencyKey: 'b:createCheckout:1',
};
const link = { reservationId: 'r-1', token: 'secret', deadline: '' };

describe('a checkout', () => {
  test('the key opens a checkout, and the stay is stored for the return', async () => {
    const { api, requests } = createFakeHost(answerJson({ url: 'https://pay.example/1' }));
    const { createCheckout } = checkoutOn(api);
    expect(await getOutcome(createCheckout, order)).toEqual({ url: 'https://pay.example/1' });
    expect(requests).toEqual([
      expect.objectContaining({
        call: 'POST /api/1/payment',
        key: 'b:createCheckout:1',
        body: { reservationId: 'r-1', locale: 'de' },
      }),
    ]);
    expect(readStoredLink('casa-azul')).toMatchObject(link);
  });

  test('keeps the data that this device stores about an unfinished booking', async () => {
    const earlier = { ...link, deadline: '2027-01-01T12:50:00Z' };
    storeLink('casa-azul', earlier);
    const { api } = createFakeHost(answerJson({ url: 'https://pay.example/1' }));
    await getOutcome(checkoutOn(api).createCheckout, order);
    expect(readStoredLink('casa-azul')).toMatchObject(earlier);
  });

  test('a checkout that was not opened is not stored', async () => {
    const { api } = createFakeHost(answerJson({}, 502));
    vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
    await expect(getOutcome(checkoutOn(api).createCheckout, order)).rejects.toThrow();
    expect(localStorage).toHaveLength(0);
  });

  test('redirects to the gateway only', async () => {
    const { leaveForGateway, redirectTo } = checkoutOn(createSilentApi().api);
    createActor(leaveForGateway, { input: 'https://pay.example/1' }).start();
    await waitUntil(() => expect(redirectTo).toHaveBeenCalledExactlyOnceWith('https://pay.example/1'));
    await expect(getOutcome(leaveForGateway, 'https://other.example/')).rejects.toThrow();
  });

  test('an abandoned call is cancelled', async () => {
    const { api, signals } = createSilentApi();
    const actor = createActor(checkoutOn(api).createCheckout, { input: order }).start();
    await waitUntil(() => expect(signals).toHaveLength(1));
    actor.stop();
    expect(signals[0]?.aborted).toBe(true);
  });
});
