import type { MailServerProblem } from '../../contract/dashboard/settings.ts';

/** The port on which a connection to a mail server begins with TLS (RFC 8314); others begin without (STARTTLS). */
const portWithTls = '465';

const explanation = 'port 465 is smtps://, and port 587 is smtp:// with STARTTLS';

const isNetworkCode =
  /^(ECONNECTION|ECONNREFUSED|ECONNRESET|EDNS|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ESOCKET)$/;

const getCode = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** Returns the kind of a failure of a mail server. */
export function getMailServerProblem(error: unknown, smtpUrl: string): MailServerProblem {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const code = getCode(cause);
  const message = cause instanceof Error ? cause.message : String(cause);
  if (getMailServerError(cause, smtpUrl).endsWith(explanation)) return 'encryption';
  if (code === 'ETLS' || /certificate|self.signed|STARTTLS|ssl|tls/i.test(message)) return 'encryption';
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'signIn';
  return code !== undefined && isNetworkCode.test(code) ? 'unreachable' : 'refused';
}

/** Returns the reason why a mail server cannot be used, with the solution for a wrong combination of protocol and port. */
export function getMailServerError(error: unknown, smtpUrl: string): string {
  const { protocol, port } = new URL(smtpUrl);
  const message = error instanceof Error ? error.message : String(error);
  // OpenSSL takes the greeting of a server without TLS for a record with a wrong version number.
  if (protocol === 'smtps:' && /wrong version number|packet length too long/.test(message)) {
    return `port ${port || portWithTls} begins without TLS: ${explanation}`;
  }
  // Both sides wait for the other one to begin.
  if (protocol === 'smtp:' && port === portWithTls && message === 'Greeting never received') {
    return `port ${port} begins with TLS: ${explanation}`;
  }
  return message;
}
