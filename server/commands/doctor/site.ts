import * as v from 'valibot';
import { ownAddress, type Config } from '../../config/index.ts';
import { createFindings, type Finding } from './finding.ts';
import { fetchUrl } from './health.ts';

const { ok, warning, failed } = createFindings('site');
const unready = v.object({ because: v.string() });

/** Checks whether the site runs on this machine and is ready. */
export async function checkSite(config: Config): Promise<Finding> {
  const address = ownAddress(config);
  const answer = await fetchUrl(`${address}/ready`).catch(() => undefined);
  if (answer === undefined)
    return warning(
      'site.silent',
      `nothing listens at ${address}`,
      'Start the site, then run this command again.',
      { address },
    );
  if (answer.status === 200) return ok('site.ok', `runs at ${address} and is ready`);
  const body: unknown = await answer.json().catch(() => undefined);
  const because = v.is(unready, body) ? body.because : `it answers ${answer.status}`;
  return failed(
    'site.unready',
    `runs at ${address} but is not ready: ${because}`,
    'Fix this problem; the site’s log has details.',
    { reason: because },
  );
}
