/** The bare address of a sender such as `"Estadia" <no-reply@example.com>`. */
export const getMailAddress = (mailFrom: string): string =>
  /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom.trim();

/** The id of a mail (RFC 5322 §3.6.4): the same for every try, so that a receiver can drop a copy. */
export function messageId(mailFrom: string, ...parts: readonly string[]) {
  const domain = /@([a-z0-9.-]+)/i.exec(mailFrom)?.[1] ?? 'localhost';
  return `<${parts.join('.')}@${domain}>`;
}
