const isAllowed = (address: URL, hosts: readonly string[]) =>
  /^https?:$/.test(address.protocol) && hosts.includes(address.host);

export interface GatewayEnvironment {
  gatewayHosts: readonly string[];
  redirectTo: (address: string) => void;
}

/**
 * Redirects to the payment gateway. The promise never resolves, because the browser leaves the page. It rejects if the
 * host of the address is not one of the gateway's.
 */
export async function leaveForGateway(
  url: string,
  { gatewayHosts, redirectTo }: GatewayEnvironment,
): Promise<never> {
  const address = new URL(url);
  if (!isAllowed(address, gatewayHosts)) {
    const message = `${address.origin} is not in GATEWAY_HOSTS`;
    // Logged for the operator, who has to correct the setting; the guest's page does not show the reason.
    // oxlint-disable-next-line no-console
    console.error(message);
    throw new Error(message);
  }
  redirectTo(address.href);
  return new Promise<never>(() => undefined);
}
