import { fromPromise } from 'xstate';

const mayBeVisited = (address: URL, hosts: readonly string[]) =>
  (address.protocol === 'https:' || address.protocol === 'http:') && hosts.includes(address.host);

/**
 * Leaves for the payment gateway. It never resolves, for the page is gone then; it rejects an address
 * whose host is not one of the gateway's.
 */
export const leaveForGateway = (hosts: readonly string[], leaveFor: (address: string) => void) =>
  fromPromise<never, string>(({ input }) => {
    const address = new URL(input);
    if (!mayBeVisited(address, hosts)) {
      return Promise.reject(new Error(`Not a payment gateway: ${address.host}`));
    }
    leaveFor(address.href);
    return new Promise<never>(() => undefined);
  });
