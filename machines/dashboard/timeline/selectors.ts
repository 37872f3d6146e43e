import type { SnapshotFrom } from 'xstate';
import { getNightsDraft, type NightsDraft } from '../nightsSelection/draft.ts';
import type { timelineMachine } from './timeline.machine.ts';

/** Returns the unfinished form about nights; undefined if there is none. */
export function getDraft({
  context,
  children,
}: SnapshotFrom<typeof timelineMachine>): NightsDraft | undefined {
  const { nightsSelection } = children;
  return nightsSelection ? getNightsDraft(nightsSelection.getSnapshot()) : context.draft;
}
