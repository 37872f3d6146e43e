import { CallFailed, type FailureKind } from '../../contract/schemas/callFailed.ts';
import { isRecord } from '../../contract/values/isRecord.ts';
import { problemKind } from '../../contract/values/problemKinds.ts';
import { findViolationCode, violationMessages } from '../../contract/values/violationMessages.ts';
import { isCode, type Violation } from '../../contract/schemas/violations.ts';

const kindByStatus = (status: number): FailureKind => {
  if (status === 401) return 'unauthorized';
  if (status === 400 || status === 422) return 'validation-failed';
  if (status === 429) return 'too-many-requests';
  // An operation that the host does not implement is not an outage.
  if (status === 501) return 'unknown';
  return status >= 500 ? 'unavailable' : 'unknown';
};

const getText = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined);

/**
 * Reads one violation. Its code takes precedence over its message; an unknown code is passed on as the host sent it.
 */
function parseViolation(value: unknown): Violation | undefined {
  if (!isRecord(value)) return undefined;
  const propertyPath = getText(value['propertyPath']) ?? '';
  const message = getText(value['message']) ?? getText(value['title']) ?? getText(value['detail']);
  const code = getText(value['code']);
  if (message === undefined && code === undefined && propertyPath === '') return undefined;
  const knownCode = code !== undefined && isCode(code) ? code : findViolationCode(message ?? '');
  return {
    propertyPath,
    message: message ?? violationMessages[knownCode ?? 'invalid'],
    code: knownCode ?? (message === undefined ? 'invalid' : (code ?? '')),
  };
}

const parseViolations = ({ violations }: Readonly<Record<string, unknown>>): Violation[] =>
  Array.isArray(violations) ? violations.flatMap((value) => parseViolation(value) ?? []) : [];

const httpDate = /^[A-Z][a-z]+,? .+$/;

/**
 * Returns the seconds until `moment` on the server's clock if the response has a `Date` header, else on the device's
 * clock.
 */
const secondsUntil = (moment: string, { headers }: Response) => {
  const now = Date.parse(headers.get('Date') ?? '');
  return Math.max(0, Math.ceil((Date.parse(moment) - (Number.isNaN(now) ? Date.now() : now)) / 1000));
};

/** Returns the seconds of the `Retry-After` header (RFC 9110 §10.2.3), which holds either seconds or a date. */
const getRetryAfter = (response: Response): number | undefined => {
  const value = response.headers.get('Retry-After') ?? '';
  const seconds = httpDate.test(value)
    ? secondsUntil(value, response)
    : Math.max(0, Number(value || Number.NaN));
  return Number.isFinite(seconds) ? seconds : undefined;
};

const parseAttempts = ({ attemptsLeft }: Readonly<Record<string, unknown>>): number | undefined =>
  Number.isInteger(attemptsLeft) && Number(attemptsLeft) >= 0 ? Number(attemptsLeft) : undefined;

/**
 * Converts an unsuccessful response to a failure, whether it comes from the host or from a proxy in front of it. The
 * failure's kind follows the problem type in the body if `getKind` knows it, else the HTTP status. All readable
 * details of the body are included.
 */
export function parseRefusal(
  body: unknown,
  response: Response,
  getKind: (type: string) => FailureKind | undefined = problemKind,
): CallFailed {
  const problem = isRecord(body) ? body : {};
  const type = getText(problem['type']) ?? '';
  return new CallFailed(getKind(type) ?? kindByStatus(response.status), {
    title: getText(problem['title']),
    detail: getText(problem['detail']),
    violations: parseViolations(problem),
    attemptsLeft: parseAttempts(problem),
    retryAfter: getRetryAfter(response),
  });
}
