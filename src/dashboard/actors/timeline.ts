import { fromPromise } from 'xstate';
import type { Timeline } from '../../../contract/dashboard/timeline.ts';
import { daysLater } from '../../../contract/values/nights.ts';
import {
  timelineMachine,
  type TimelineWindow,
} from '../../../machines/dashboard/timeline/timeline.machine.ts';
import type { TypedChange } from '../../../machines/dashboard/nightsSelection/draft.ts';
import { createNightsSelectionActors } from './nightsSelection.ts';
import type { ProofServices } from './proof.ts';

/** The numbers of nights that are loaded around the first visible one: a whole month on each side, and more. */
const [nightsBefore, nightsAfter] = [35, 65];

/** Connects the calendar to the host. It begins with the unfinished form of a change of nights. */
export const createTimelineActors = (dashboard: ProofServices, unfinished?: TypedChange) =>
  timelineMachine.provide({
    actors: {
      loadTimeline: fromPromise<Timeline, TimelineWindow>(({ input: { from, property }, signal }) => {
        const query = { from: daysLater(from, -nightsBefore), to: daysLater(from, nightsAfter) };
        return dashboard.api.getTimeline(
          { query: property === '' ? query : { ...query, property } },
          { signal },
        );
      }),
      nightsSelection: createNightsSelectionActors(dashboard, unfinished),
    },
  });
