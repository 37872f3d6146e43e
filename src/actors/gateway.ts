import { fromPromise } from 'xstate';

const mayBeVisited = (address: URL, hosts: readonly string[]) =>
  (address.protocol === 'https:' || address.protocol === 'http:') && hosts.includes(address.host);

/**
 * Leaves for the payment gateway. It never resolves, for the page is gone then; it rejects an address
 * whose host is not one of the gateway's.
 */
export const leaveForGateway = (hosts: readonly string[], leaveFor: (address: string) => void) =>
  fromPromise<never, string>(async ({ input, signal }) => {
    const address = new URL(input);
    if (!mayBeVisited(address, hosts)) throw new Error(`Not a payment gateway: ${address.host}`);
    // Who comes back has a booking that was left here: it is started again, and then asks the host instead.
    await Promise.resolve();
    if (!signal.aborted) leaveFor(address.href);
    return new Promise<never>(() => undefined);
  });
