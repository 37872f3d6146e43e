import { fromPromise } from 'xstate';
import type { Timeline } from '../../../contract/dashboard/timeline.ts';
import { daysLater } from '../../../contract/values/nights.ts';
import {
  timelineMachine,
  type TimelineWindow,
} from '../../../machines/dashboard/timeline/timeline.machine.ts';
import { createNightsSelectionActors } from './nightsSelection.ts';
import type { ProofServices } from './proof.ts';

/** The number of nights that are loaded at once. */
const nightsAtOnce = 56;

/** Connects the calendar to the host. */
export const createTimelineActors = (dashboard: ProofServices) =>
  timelineMachine.provide({
    actors: {
      loadTimeline: fromPromise<Timeline, TimelineWindow>(({ input: { from, property }, signal }) => {
        const query = { from, to: daysLater(from, nightsAtOnce) };
        return dashboard.api.getTimeline(
          { query: property === '' ? query : { ...query, property } },
          { signal },
        );
      }),
      nightsSelection: createNightsSelectionActors(dashboard),
    },
  });
