import type { Replay } from '../replay.ts';
import { findBroken, type LawOptions } from './particulars.ts';
import type { Moment } from './walk.ts';

/** The laws that hold in every state, however it was reached. */
export function getMomentLaws(run: Replay, particulars: LawOptions, canBeDone: () => boolean) {
  const { failureDescriptions = {}, waitFor = {}, always } = particulars;
  return (moment: Moment): string[] => {
    const { state, context } = moment;
    const { tags, _nodes: nodes } = run.now();
    const isCalling = run.running().some(({ isAnswered }) => isAnswered);
    const isTimed = nodes.some(({ after }) => after.length > 0);
    const isFailed = tags.has('failed');
    const keepsWhy = !('failure' in context) || context['failure'] !== undefined;
    return [
      ...findBroken({
        'a state that waits has asked somebody, or waits for a moment':
          !tags.has('waiting') || isCalling || isTimed || state in waitFor,
        'a state in which a call runs says that it waits': !isCalling || tags.has('waiting'),
        'a state that only waits to ask again asks nobody': !tags.has('paused') || !isCalling,
        'a failed state offers a next move': !isFailed || canBeDone(),
        'a failed state keeps why it failed': !isFailed || keepsWhy || state in failureDescriptions,
      }),
      ...findBroken(always?.(moment) ?? {}),
    ];
  };
}
