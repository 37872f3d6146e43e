import { isRecord } from '../../../contract/values/isRecord.ts';
import { listTexts } from './examples.ts';
import type { ContentIssue } from './contentErrors.ts';

/** Registration numbers of the demo. */
const demoNumbers = new Set(['123456', '123457']);

/** Whether digits are all the same, or count up or down, which random numbers and codes rarely do. */
function isSequence(digits: string): boolean {
  const steps = Array.from(digits, (digit, index) => Number(digits[index + 1]) - Number(digit)).slice(0, -1);
  return steps.every((step) => step === steps[0]) && [-1, 0, 1].includes(steps[0] ?? 0);
}

const codes = /(?<![\d\p{L}./+-]|\d )\d{4,8}(?![\d\p{L}]|[./-]\d| \d)/gu;

const createWarning = (field: readonly unknown[], found: string, remedy: string): ContentIssue => ({
  field,
  text: `has "${found}", as in examples: ${remedy}`,
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
      : [createWarning(field, code, 'if it is your code, change it, because it is easy to guess')];
  });

/**
 * Finds values that can be an example or real: the registration number, and codes in the arrival information. They are
 * reported to the host as warnings only.
 */
export function findSuspectedExamples(value: unknown): ContentIssue[] {
  if (!isRecord(value)) return [];
  return [...suspectedNumber(value['registrationNumber']), ...suspectedCodes(value['arrival'])];
}
