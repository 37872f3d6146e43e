import { isRecord } from '../../../contract/isRecord.ts';
import { listTexts } from './examples.ts';
import type { ContentIssue } from './contentErrors.ts';

/** Registration numbers of the demo. */
const demoNumbers = new Set(['123456', '123457']);

/** Whether digits are all the same, or count up or down: nobody draws such a number or code by lot. */
function isSequence(digits: string): boolean {
  const steps = Array.from(digits, (digit, index) => Number(digits[index + 1]) - Number(digit)).slice(0, -1);
  return steps.every((step) => step === steps[0]) && [-1, 0, 1].includes(steps[0] ?? 0);
}

const codes = /(?<![\d\p{L}./+-]|\d )\d{4,8}(?![\d\p{L}]|[./-]\d| \d)/gu;

const createWarning = (field: readonly unknown[], found: string, remedy: string): ContentIssue => ({
  field,
  text: `has "${found}", as examples have: ${remedy}`,
  about: 'suspects',
});

function suspectedNumber(number: unknown): ContentIssue[] {
  const digits = typeof number === 'string' ? (/\d+/.exec(number)?.[0] ?? '') : '';
  const isSuspect = demoNumbers.has(digits) || (digits.length >= 4 && isSequence(digits));
  return isSuspect ? [createWarning(['registrationNumber'], digits, 'check it on your certificate')] : [];
}

const suspectedCodes = (arrival: unknown): ContentIssue[] =>
  [...listTexts(arrival, ['arrival'])].flatMap(([field, text]) => {
    const code = text.match(codes)?.find(isSequence);
    return code === undefined
      ? []
      : [createWarning(field, code, 'if it is your code, change it, for strangers guess it first')];
  });

/**
 * Values of a file that an example has and a host may have too: the number of a registration, and codes in what guests
 * are told of the way in. They are told to the host, and refuse nothing.
 */
export function findSuspectedExamples(value: unknown): ContentIssue[] {
  if (!isRecord(value)) return [];
  return [...suspectedNumber(value['registrationNumber']), ...suspectedCodes(value['arrival'])];
}
