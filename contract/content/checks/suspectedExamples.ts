import { isRecord } from '../../values/isRecord.ts';
import type { ContentIssue } from '../issues.ts';
import { listTexts } from '../listTexts.ts';

/** Registration numbers of the demo. */
const demoNumbers = new Set(['123456', '123457']);

/** Whether digits are all the same, or count up or down, which random numbers and codes rarely do. */
function isSequence(digits: string): boolean {
  const steps = Array.from(digits, (digit, index) => Number(digits[index + 1]) - Number(digit)).slice(0, -1);
  return steps.every((step) => step === steps[0]) && [-1, 0, 1].includes(steps[0] ?? 0);
}

const codes = /(?<![\d\p{L}./+-]|\d )\d{4,8}(?![\d\p{L}]|[./-]\d| \d)/gu;

function suspectedNumber(number: unknown): ContentIssue[] {
  const value = typeof number === 'string' ? (/\d+/.exec(number)?.[0] ?? '') : '';
  const isSuspect = demoNumbers.has(value) || (value.length >= 4 && isSequence(value));
  const path = ['registrationNumber'];
  return isSuspect ? [{ path, code: 'suspectedNumber', params: { value }, about: 'suspects' }] : [];
}

const suspectedCodes = (arrival: unknown): ContentIssue[] =>
  [...listTexts(arrival, ['arrival'])].flatMap(([path, text]): ContentIssue[] => {
    const value = text.match(codes)?.find(isSequence);
    return value === undefined ? [] : [{ path, code: 'suspectedCode', params: { value }, about: 'suspects' }];
  });

/**
 * Finds values that can be an example or real: the registration number, and codes in the arrival information. They are
 * reported to the host as warnings only.
 */
export function findSuspectedExamples(value: unknown): ContentIssue[] {
  if (!isRecord(value)) return [];
  return [...suspectedNumber(value['registrationNumber']), ...suspectedCodes(value['arrival'])];
}
