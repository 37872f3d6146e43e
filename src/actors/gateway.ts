const mayBeVisited = (address: URL, hosts: readonly string[]) =>
  (address.protocol === 'https:' || address.protocol === 'http:') && hosts.includes(address.host);

export interface GatewayWorld {
  gatewayHosts: readonly string[];
  leaveFor: (address: string) => void;
}

/**
 * Leaves for the payment gateway. It never resolves, for the page is gone then; it rejects an address
 * whose host is not one of the gateway's.
 */
export async function leaveForGateway(url: string, { gatewayHosts, leaveFor }: GatewayWorld): Promise<never> {
  const address = new URL(url);
  if (!mayBeVisited(address, gatewayHosts)) throw new Error(`Not a payment gateway: ${address.host}`);
  leaveFor(address.href);
  return new Promise<never>(() => undefined);
}
