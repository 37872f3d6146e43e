const mayBeVisited = (address: URL, hosts: readonly string[]) =>
  /^https?:$/.test(address.protocol) && hosts.includes(address.host);

export interface GatewayEnvironment {
  gatewayHosts: readonly string[];
  redirectTo: (address: string) => void;
}

/**
 * Leaves for the payment gateway. It never resolves, for the page is gone then; it rejects an address
 * whose host is not one of the gateway's.
 */
export async function leaveForGateway(
  url: string,
  { gatewayHosts, redirectTo }: GatewayEnvironment,
): Promise<never> {
  const address = new URL(url);
  if (!mayBeVisited(address, gatewayHosts)) {
    const why = `${address.origin} is none of GATEWAY_HOSTS`;
    // Nobody but the operator can mend it, and the guest's page does not tell.
    // oxlint-disable-next-line no-console
    console.error(why);
    throw new Error(why);
  }
  redirectTo(address.href);
  return new Promise<never>(() => undefined);
}
