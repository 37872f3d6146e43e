import { createFindings, type Finding } from './finding.ts';
import { fetchUrl, claimedAddress, type Health } from './health.ts';

const { ok, warning, failed } = createFindings('proxy');

/** Holds what proxies added to the header that "doctor" sent against the setting TRUST_PROXY. */
function judgeForwarding(forwardedFor: string | null, proxies: number): Finding {
  const hops = forwardedFor?.split(',').map((address) => address.trim()) ?? [];
  const added = hops.length - 1 - hops.lastIndexOf(claimedAddress);
  if (added === proxies) {
    return ok(proxies === 0 ? 'none, or one that adds nothing, as TRUST_PROXY says' : 'says who calls');
  }
  if (added === 0) {
    return failed(
      'the proxy does not say who calls: X-Forwarded-For is what the caller says, or missing',
      'Have it set X-Forwarded-For to the address of who calls (deploy/ shows how), or set TRUST_PROXY=off.',
    );
  }
  const found = `${added === 1 ? 'one proxy adds' : `${added} proxies add`} to X-Forwarded-For, not ${proxies}`;
  const fix = `Set TRUST_PROXY=${added}.`;
  return added > proxies
    ? warning(`${found}: all guests count as one`, fix)
    : failed(`${found}: whoever calls can say that they are somebody else`, fix);
}

function judgeHost(host: string | null, publicUrl: string): Finding {
  const expectedHost = new URL(publicUrl).host;
  if (host === expectedHost) return ok(`passes on the name ${expectedHost}`);
  return failed(
    `the site is asked for ${host ?? 'no name'}`,
    `Have the proxy pass on Host: ${expectedHost}.`,
  );
}

async function checkMetrics(publicUrl: string): Promise<Finding> {
  const { status } = await fetchUrl(`${publicUrl}/metrics`);
  if (status !== 200) return ok('/metrics is closed');
  return failed(
    'everybody can read /metrics',
    'Have the proxy set X-Forwarded-For, or answer /metrics with 404.',
  );
}

/** Whether what stands in front of the site passes on what the site goes by. */
export const checkProxy = async (
  { seen }: Health,
  { publicUrl, proxies }: { publicUrl: string; proxies: number },
): Promise<Finding[]> => [
  ...(seen ? [judgeForwarding(seen.forwardedFor, proxies), judgeHost(seen.host, publicUrl)] : []),
  await checkMetrics(publicUrl),
];
