import { isThisMachine, type Config } from '../../config/index.ts';
import { findingsOf, type Finding } from './finding.ts';

const { ok, warning } = findingsOf('gateway');

/** Where guests pay. */
export function checkGateway({ api, gatewayHosts, publicUrl }: Config): Finding {
  if (api) return ok(`of the host at ${api.url}; guests may be sent to ${gatewayHosts.join(', ')}`);
  const sandbox = 'the sandbox: test cards, and no money moves';
  if (isThisMachine(new URL(publicUrl).hostname)) return ok(sandbox);
  return warning(sandbox, 'This version has no other gateway: let nobody take the site for a real one.');
}
