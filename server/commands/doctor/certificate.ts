import { connect } from 'node:tls';
import { createFindings, type Finding } from './finding.ts';

const { ok, warning, failed } = createFindings('certificate');

const day = 86_400_000;

/** Judges the expiry date of a certificate. */
export function assessCertificate(end: Date, now: Date): Finding {
  const days = Math.floor((end.getTime() - now.getTime()) / day);
  const found = `valid for ${days} more days`;
  const fix = 'Check that the program that renews it (certbot, Caddy) runs, and reload the proxy.';
  const params = { days };
  if (days < 3) return failed('certificate.ends', found, fix, params);
  return days < 14 ? warning('certificate.ends', found, fix, params) : ok('certificate.ok', found, params);
}

/** Checks the certificate of an https address, and how long it is valid. */
export const checkCertificate = ({ hostname, port }: URL): Promise<Finding> =>
  new Promise((done) => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname }, () => {
      const { valid_to: end } = socket.getPeerCertificate();
      socket.end();
      done(assessCertificate(new Date(end), new Date()));
    });
    socket.setTimeout(10_000, () => socket.destroy(new Error('the server does not answer')));
    socket.on('error', ({ message }) =>
      done(
        failed(
          'certificate.untrusted',
          `browsers do not trust it: ${message}`,
          'Install a certificate for this name, with its full chain, from an authority that browsers trust.',
          { reason: message },
        ),
      ),
    );
  });
