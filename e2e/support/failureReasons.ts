import { getCause, type FailureKind } from '../../contract/schemas/callFailed.ts';
import type { Translator } from './translator.ts';

/** The advice to try again shortly, for failures without a time from the host. */
export const formatRetryHint = (text: Translator['text']): string =>
  text('problem.again', { unit: 'moment', count: 0 });

/** The text that a guest reads about a failed call. */
export function getReason({ text }: Translator, failure: FailureKind | undefined): string {
  const cause = getCause(failure);
  const message = text(`problem.${cause}.text`);
  return cause === 'unavailable' || cause === 'tooManyRequests'
    ? `${message} ${formatRetryHint(text)}`
    : message;
}

/** The failure kind in the name of an event. */
export const findFailure = (event: string): FailureKind =>
  (/\.failed\.([\w-]+)/.exec(event)?.[1] as FailureKind | undefined) ?? 'timed-out';
