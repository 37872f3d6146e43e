import { cleanLine, toAsciiDigits, toHyphens } from './typedText.ts';

const unknownPart = /^(?:00|XX|xx|)$/;

/**
 * Completes a date of birth for the authorities, who accept only full dates: 1 January if the document has only a year
 * (`1957`, `1957-00-00`, `1957-XX-XX`), and the first of the month if it has no day. Returns any other text unchanged.
 */
export function completeBirthDate(typed: string): string {
  const date = toHyphens(toAsciiDigits(cleanLine(typed)));
  const [, year, month = '', day = ''] = /^(\d{4})(?:-(\d\d|XX|xx))?(?:-(\d\d|XX|xx))?$/.exec(date) ?? [];
  if (year === undefined || !unknownPart.test(day)) return date;
  if (unknownPart.test(month)) return `${year}-01-01`;
  return `${year}-${month}-01`;
}
