import { connect } from 'node:tls';
import { createFindings, type Finding } from './finding.ts';

const { ok, warning, failed } = createFindings('certificate');

const day = 86_400_000;

/** What the end of a certificate says. */
export function judgeCertificate(end: Date, now: Date): Finding {
  const days = Math.floor((end.getTime() - now.getTime()) / day);
  const found = `good for ${days} more days`;
  const fix = 'See that whatever renews it (certbot, Caddy) runs, and reload the proxy.';
  if (days < 3) return failed(found, fix);
  return days < 14 ? warning(found, fix) : ok(found);
}

/** How long the certificate at an https address is good for. */
export const checkCertificate = ({ hostname, port }: URL): Promise<Finding> =>
  new Promise((done) => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname }, () => {
      const { valid_to: end } = socket.getPeerCertificate();
      socket.end();
      done(judgeCertificate(new Date(end), new Date()));
    });
    socket.setTimeout(10_000, () => socket.destroy(new Error('it does not answer')));
    socket.on('error', ({ message }) =>
      done(failed(`browsers do not trust it: ${message}`, 'Have one signed for this name, with its chain.')),
    );
  });
