import { afterEach, expect, test, vi } from 'vitest';
import { leaveForGateway } from '../../src/actors/gateway.ts';

const gatewayHosts = ['pay.example', 'checkout.example:8443'];
const leaving = (url: string) => {
  const redirectTo = vi.fn<(address: string) => void>();
  return { redirectTo, outcome: leaveForGateway(url, { gatewayHosts, redirectTo }) };
};

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(['https://pay.example/session', 'https://checkout.example:8443/session'])(
  'a guest is sent to the payment gateway at %s, and nothing comes after it',
  async (address) => {
    const { redirectTo, outcome } = leaving(address);
    expect(redirectTo).toHaveBeenCalledExactlyOnceWith(address);
    expect(await Promise.race([outcome, Promise.resolve('on the way')])).toBe('on the way');
  },
);

test.each([
  'https://elsewhere.example/session',
  'https://pay.example.elsewhere.example/session',
  'https://sub.pay.example/session',
  'https://pay.example:8443/session',
  'https://checkout.example/session',
  'https://pay.example@elsewhere.example/session',
  'javascript:alert(1)',
  'javascript://pay.example/%0Aalert(1)',
])('a guest is not redirected to %s, which is not a payment gateway', async (address) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { redirectTo, outcome } = leaving(address);
  await expect(outcome).rejects.toThrow('is not in GATEWAY_HOSTS');
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('GATEWAY_HOSTS'));
  expect(redirectTo).not.toHaveBeenCalled();
});

test('a guest is not redirected to an invalid address', async () => {
  const { redirectTo, outcome } = leaving('no address');
  await expect(outcome).rejects.toThrow('Invalid URL');
  expect(redirectTo).not.toHaveBeenCalled();
});
