import { cleanLine, toAsciiDigits, toHyphens } from './typedText.ts';

const unknownPart = /^(?:00|XX|xx|)$/;

/**
 * A date of birth as the authorities take it, who know whole dates only: 1 January where a document tells the year alone
 * (`1957`, `1957-00-00`, `1957-XX-XX`), and the first of the month where it tells no day. Anything else stays as it is.
 */
export function completeBirthDate(typed: string): string {
  const date = toHyphens(toAsciiDigits(cleanLine(typed)));
  const [, year, month = '', day = ''] = /^(\d{4})(?:-(\d\d|XX|xx))?(?:-(\d\d|XX|xx))?$/.exec(date) ?? [];
  if (year === undefined || !unknownPart.test(day)) return date;
  if (unknownPart.test(month)) return `${year}-01-01`;
  return `${year}-${month}-01`;
}
