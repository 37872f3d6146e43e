import { createFindings, type Finding } from './finding.ts';
import { fetchUrl, claimedAddress, type Health } from './health.ts';

const { ok, warning, failed } = createFindings('proxy');

/** Compares the addresses that proxies added to doctor's X-Forwarded-For header with the setting TRUST_PROXY. */
function assessForwarding(forwardedFor: string | null, proxies: number): Finding {
  const hops = forwardedFor?.split(',').map((address) => address.trim()) ?? [];
  const added = hops.length - 1 - hops.lastIndexOf(claimedAddress);
  if (added === proxies) {
    return ok(
      'proxy.ok',
      proxies === 0 ? 'no proxy adds an address, as TRUST_PROXY says' : 'passes on the caller’s address',
    );
  }
  if (added === 0) {
    return failed(
      'proxy.noAddress',
      'the proxy does not pass on the caller’s address: X-Forwarded-For is missing or set by the caller',
      'Make the proxy set X-Forwarded-For to the caller’s address (examples in deploy/), or set TRUST_PROXY=off.',
    );
  }
  const found = `${added === 1 ? 'one proxy adds' : `${added} proxies add`} to X-Forwarded-For, not ${proxies}`;
  const fix = `Set TRUST_PROXY=${added}.`;
  return added > proxies
    ? warning('proxy.tooMany', `${found}: all guests count as one caller`, fix, { added, proxies })
    : failed('proxy.tooFew', `${found}: callers can forge their address`, fix, { added, proxies });
}

function assessHost(host: string | null, publicUrl: string): Finding {
  const expectedHost = new URL(publicUrl).host;
  if (host === expectedHost) return ok('proxy.name', `passes on the name ${expectedHost}`);
  return failed(
    'proxy.otherName',
    `the site receives ${host ?? 'no name'} as the Host header`,
    `Make the proxy pass on Host: ${expectedHost}.`,
    { received: host ?? '-', expected: expectedHost },
  );
}

async function checkMetrics(publicUrl: string): Promise<Finding> {
  const { status } = await fetchUrl(`${publicUrl}/metrics`);
  if (status !== 200) return ok('proxy.metrics', '/metrics is not public');
  return failed(
    'proxy.publicMetrics',
    '/metrics is public',
    'Make the proxy set X-Forwarded-For, or answer /metrics with 404.',
  );
}

/** Checks whether the reverse proxy passes on the headers that the site needs. */
export const checkProxy = async (
  { seen }: Health,
  { publicUrl, proxies }: { publicUrl: string; proxies: number },
): Promise<Finding[]> => [
  ...(seen ? [assessForwarding(seen.forwardedFor, proxies), assessHost(seen.host, publicUrl)] : []),
  await checkMetrics(publicUrl),
];
