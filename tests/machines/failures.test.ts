import { describe, expect, test } from 'vitest';
import { CallFailed } from '../../contract/schemas/callFailed.ts';
import { toViolation } from '../../contract/schemas/violations.ts';
import { toFailure, isFailureKind, noFailure } from '../../machines/shared/failures.ts';

const violations = [toViolation('email', 'email')];
const refused = new CallFailed('validation-failed', { violations });
const tooMany = new CallFailed('too-many-requests', { retryAfter: 90 });

describe('the stored data of a failed call', () => {
  test('a failure contains its kind and the violations', () => {
    expect(toFailure(refused)).toEqual({ failure: 'validation-failed', violations });
  });

  test('a failure contains the time to try again that the host named', () => {
    expect(toFailure(tooMany)).toEqual({ failure: 'too-many-requests', retryAfter: 90, violations: [] });
  });

  test('the kind is unknown for any other error', () => {
    const unknown = { failure: 'unknown', violations: [] };
    expect(toFailure(new TypeError('It broke.'))).toEqual(unknown);
    expect(toFailure('It broke.')).toEqual(unknown);
    expect(toFailure(undefined)).toEqual(unknown);
    expect(toFailure(null)).toEqual(unknown);
  });

  test('a call that did not fail has no failure', () => {
    expect(noFailure).toEqual({ failure: undefined, violations: [] });
  });
});

describe('a call', () => {
  const failedAs = (error: object | undefined, ...kinds: Parameters<typeof isFailureKind>[1]['kinds']) =>
    isFailureKind(undefined, { error, kinds });

  test('failed as one of the kinds that are named', () => {
    expect(failedAs(refused, 'validation-failed')).toBe(true);
    expect(failedAs(refused, 'not-found', 'validation-failed')).toBe(true);
    expect(failedAs(refused, 'not-found')).toBe(false);
    expect(failedAs(refused)).toBe(false);
  });

  test('failed for an unknown reason where something else broke', () => {
    expect(failedAs(new TypeError('It broke.'), 'unknown')).toBe(true);
    expect(failedAs(new TypeError('It broke.'), 'unavailable')).toBe(false);
    expect(failedAs({ kind: 'validation-failed' }, 'validation-failed')).toBe(false);
  });
});
