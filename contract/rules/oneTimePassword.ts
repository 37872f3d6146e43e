import { cleanLine, toAsciiDigits } from './typedText.ts';

/** How many digits a one-time password has. */
export const otpLength = 6;

/** Six digits as people and mails write them, and no part of a longer number: groups of two may be a date, so they are last. */
const sixDigits = [
  /(?<!\d)\d{6}(?!\d)/,
  /(?<!\d)\d{3}[\s\p{Pd}.]+\d{3}(?!\d)/u,
  /(?<!\d)\d{2}[\s\p{Pd}.]+\d{2}[\s\p{Pd}.]+\d{2}(?!\d)/u,
];

/** The six digits of a one-time password in what was typed or pasted, also within a sentence and in any script's digits. */
export function findOtp(typed: string): string | undefined {
  const text = toAsciiDigits(cleanLine(typed));
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length === otpLength) return digits;
  const [found] = sixDigits.flatMap((form) => form.exec(text) ?? []);
  return found?.replaceAll(/\D/g, '');
}
