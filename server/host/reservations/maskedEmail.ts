/** Returns the masked e-mail address of a guest; null without one. */
export const getRecipient = ({ email }: { email: string }): string | null =>
  email === '' ? null : maskedEmail(email);

/** Masks an e-mail address so that only its owner recognises it: `a•••a@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [name, domain] = [Array.from(email.slice(0, at)), email.slice(at)];
  const last = name.length > 3 ? name.at(-1) : '';
  return `${name[0] ?? ''}•••${last}${domain}`;
}
