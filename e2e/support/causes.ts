import type { FailureKind } from '../../contract/callFailed.ts';
import type { Voice } from './voice.ts';

type Cause = 'unreachable' | 'unavailable' | 'tooManyRequests' | 'refused';

/** The reason that a guest reads for a failed call. */
export function getCause(failure: FailureKind | undefined): Cause {
  if (failure === 'unreachable') return 'unreachable';
  if (failure === 'payment-gateway' || failure === 'unavailable' || failure === 'timed-out')
    return 'unavailable';
  return failure === 'too-many-requests' ? 'tooManyRequests' : 'refused';
}

/** The advice to try again shortly, for failures without a time from the host. */
export const soon = (text: Voice['text']): string => text('problem.again', { unit: 'moment', count: 0 });

/** The text that a guest reads about a failed call. */
export function getReason({ text }: Voice, failure: FailureKind | undefined): string {
  const cause = getCause(failure);
  const said = text(`problem.${cause}.text`);
  return cause === 'unavailable' || cause === 'tooManyRequests' ? `${said} ${soon(text)}` : said;
}

/** The failure kind in the name of an event. */
export const failureBy = (by: string): FailureKind =>
  (/\.failed\.([\w-]+)/.exec(by)?.[1] as FailureKind | undefined) ?? 'timed-out';
