import { cleanLine, toAsciiDigits } from './typedText.ts';

/** The number of digits in a one-time password. */
export const otpLength = 6;

/**
 * Six digits as people and e-mails write them, outside longer numbers. Groups of two come last because they may be a
 * date.
 */
const sixDigits = [
  /(?<!\d)\d{6}(?!\d)/,
  /(?<!\d)\d{3}[\s\p{Pd}.]+\d{3}(?!\d)/u,
  /(?<!\d)\d{2}[\s\p{Pd}.]+\d{2}[\s\p{Pd}.]+\d{2}(?!\d)/u,
];

/**
 * Returns the six digits of a one-time password in typed or pasted text, even within a sentence and in digits of any
 * script, or undefined.
 */
export function findOtp(typed: string): string | undefined {
  const text = toAsciiDigits(cleanLine(typed));
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length === otpLength) return digits;
  const [found] = sixDigits.flatMap((form) => form.exec(text) ?? []);
  return found?.replaceAll(/\D/g, '');
}
