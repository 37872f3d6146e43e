import { expect, test, vi } from 'vitest';
import { leaveForGateway } from '../../src/actors/gateway.ts';

const leaving = (url: string) => {
  const leaveFor = vi.fn<(address: string) => void>();
  return { leaveFor, outcome: leaveForGateway(url, { gatewayHosts: ['pay.example'], leaveFor }) };
};

test('a guest is sent to the payment gateway, and nothing comes after it', async () => {
  const { leaveFor, outcome } = leaving('https://pay.example/session');
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith('https://pay.example/session');
  expect(await Promise.race([outcome, Promise.resolve('on the way')])).toBe('on the way');
});

test.each(['https://elsewhere.example/session', 'javascript:alert(1)', 'no address'])(
  'nobody is sent to %s, which is no payment gateway',
  async (address) => {
    const { leaveFor, outcome } = leaving(address);
    await expect(outcome).rejects.toThrow(/Not a payment gateway|Invalid URL/);
    expect(leaveFor).not.toHaveBeenCalled();
  },
);
