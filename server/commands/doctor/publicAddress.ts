import { isThisMachine } from '../../config/index.ts';
import { checkCertificate } from './certificate.ts';
import { createFindings, getReason, type Finding } from './finding.ts';
import { asDoctor, fetchUrl, readHealth, type Health } from './health.ts';

const { ok, warning, failed } = createFindings('public address');

interface Expected {
  publicUrl: string;
  instance: string;
  token: string;
}

/** Checks whether http requests are redirected to https. */
async function checkRedirect({ host }: URL): Promise<Finding | undefined> {
  const answer = await fetchUrl(`http://${host}/`).catch(() => undefined);
  if (answer === undefined) return undefined;
  if (answer.headers.get('Location')?.startsWith(`https://${host}/`)) return undefined;
  return warning(
    'address.noRedirect',
    `http://${host} does not redirect to https`,
    'Make the proxy redirect (301) to https.',
    { host },
  );
}

async function judge(
  answer: Response,
  { publicUrl, instance }: Expected,
): Promise<[Finding, Health | undefined]> {
  const to = answer.headers.get('Location');
  if (to !== null) {
    return [
      failed(
        'address.redirects',
        `${publicUrl} redirects to ${to}`,
        'Set PUBLIC_URL to the address that guests are redirected to.',
        { url: publicUrl, to },
      ),
      undefined,
    ];
  }
  const health = await readHealth(answer);
  if (health === undefined) {
    const found = `something other than the site answers at ${publicUrl} (${answer.status})`;
    return [
      failed(
        'address.otherAnswer',
        found,
        'Make the proxy forward that name to HOST and PORT, including /health.',
        { url: publicUrl, status: answer.status },
      ),
      undefined,
    ];
  }
  if (health.instance === instance) return [ok('address.ok', `${publicUrl} reaches this site`), health];
  const found = `another Estadia answers at ${publicUrl}, or this one with another secret key`;
  return [
    failed('address.otherSite', found, 'Correct PUBLIC_URL, or give both sites the same SECRET_KEY.', {
      url: publicUrl,
    }),
    undefined,
  ];
}

/** Checks whether guests reach this site at PUBLIC_URL, and with which headers their requests arrive. */
export async function checkPublicAddress(
  expected: Expected,
): Promise<{ findings: Finding[]; health: Health | undefined }> {
  const address = new URL(expected.publicUrl);
  const isSecure = address.protocol === 'https:';
  try {
    const answer = await fetchUrl(`${expected.publicUrl}/health`, asDoctor(expected.token));
    const [finding, health] = await judge(answer, expected);
    const more = isSecure ? [await checkCertificate(address), await checkRedirect(address)] : [];
    const findings = [finding, ...more.filter((each) => each !== undefined)];
    if (!isSecure && !isThisMachine(address.hostname)) {
      findings.push(
        warning(
          'address.unencrypted',
          'guests’ data crosses the network unencrypted',
          'Set PUBLIC_URL to an https:// address.',
        ),
      );
    }
    return { findings, health };
  } catch (error) {
    const found = `${expected.publicUrl} cannot be reached (${getReason(error)})`;
    const fix =
      'Start the site, and check that the name resolves to the proxy, and that the proxy forwards to HOST and PORT.';
    return {
      findings: [
        failed('address.unreachable', found, fix, { url: expected.publicUrl, reason: getReason(error) }),
      ],
      health: undefined,
    };
  }
}
