const mayBeVisited = (address: URL, hosts: readonly string[]) =>
  /^https?:$/.test(address.protocol) && hosts.includes(address.host);

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
  if (!mayBeVisited(address, gatewayHosts)) {
    const why = `${address.origin} is none of GATEWAY_HOSTS`;
    // Nobody but the operator can mend it, and the guest's page does not tell.
    // oxlint-disable-next-line no-console
    console.error(why);
    throw new Error(why);
  }
  leaveFor(address.href);
  return new Promise<never>(() => undefined);
}
