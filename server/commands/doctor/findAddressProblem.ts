import type { AddressResult } from '../../../contract/dashboard/settings.ts';
import { isThisMachine, type Config } from '../../config/index.ts';
import { asDoctor, fetchUrl, readHealth } from './health.ts';
import { getDoctorToken, getInstanceMark } from './instance.ts';
import { checkProxy } from './proxy.ts';

const getCode = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
};

/** Whether a connection failed because of the certificate of the address. */
const isAboutCertificate = (error: unknown): boolean =>
  /CERT|SELF_SIGNED|UNABLE_TO_(VERIFY|GET)|ALTNAME|ERR_SSL|ERR_TLS|EPROTO/.test(getCode(error));

/** Checks whether the public address leads to this site, with the checks of "doctor". */
export async function findAddressProblem(
  config: Pick<Config, 'publicUrl' | 'proxies'>,
  secretKey: string,
): Promise<AddressResult> {
  const { publicUrl } = config;
  if (isThisMachine(new URL(publicUrl).hostname)) return 'local';
  try {
    const answer = await fetchUrl(`${publicUrl}/health`, asDoctor(getDoctorToken(secretKey)));
    const health = await readHealth(answer);
    if (health?.instance !== getInstanceMark(secretKey)) return 'another-site';
    const proxy = await checkProxy(health, config);
    return proxy.every(({ outcome }) => outcome === 'ok') ? 'ok' : 'proxy';
  } catch (error) {
    return isAboutCertificate(error) ? 'certificate' : 'unreachable';
  }
}
