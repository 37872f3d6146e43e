import type { FailureKind } from '../../contract/callFailed.ts';
import type { Voice } from './voice.ts';

type Cause = 'unreachable' | 'unavailable' | 'tooManyRequests' | 'refused';

/** What stands behind a call that failed, for who reads of it. */
export function getCause(failure: FailureKind | undefined): Cause {
  if (failure === 'unreachable') return 'unreachable';
  if (failure === 'payment-gateway' || failure === 'unavailable' || failure === 'timed-out')
    return 'unavailable';
  return failure === 'too-many-requests' ? 'tooManyRequests' : 'refused';
}

/** The sentence that ends what passes, where the host did not say when. */
export const soon = (text: Voice['text']): string => text('problem.again', { unit: 'moment', count: 0 });

/** What a guest reads of a call that failed, by what stands behind it. */
export function getReason({ text }: Voice, failure: FailureKind | undefined): string {
  const cause = getCause(failure);
  const said = text(`problem.${cause}.text`);
  return cause === 'unavailable' || cause === 'tooManyRequests' ? `${said} ${soon(text)}` : said;
}

/** How a page failed, by the name of what happened. */
export const failureBy = (by: string): FailureKind =>
  (/\.failed\.([\w-]+)/.exec(by)?.[1] as FailureKind | undefined) ?? 'timed-out';
