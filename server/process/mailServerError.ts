/** The port on which a connection to a mail server begins with TLS (RFC 8314); others begin without (STARTTLS). */
const portWithTls = '465';

const explanation = 'port 465 is smtps://, and port 587 is smtp:// with STARTTLS';

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
