/** The address without the display name of a sender such as `"Estadia" <no-reply@example.com>`. */
export const getMailAddress = (mailFrom: string): string =>
  /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom.trim();

/** The id of an e-mail (RFC 5322 §3.6.4), which is the same for every try, so that receivers can drop duplicates. */
export function messageId(mailFrom: string, ...parts: readonly string[]) {
  const domain = /@([a-z0-9.-]+)/i.exec(mailFrom)?.[1] ?? 'localhost';
  return `<${parts.join('.')}@${domain}>`;
}
