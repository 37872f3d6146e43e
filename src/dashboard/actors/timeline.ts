import { fromPromise } from 'xstate';
import type { Timeline } from '../../../contract/dashboard/timeline.ts';
import { daysLater } from '../../../contract/rules/nights.ts';
import { timelineMachine } from '../../../machines/dashboard/timeline/timeline.machine.ts';
import type { DashboardApi } from '../api/createDashboardApi.ts';
import { createNightsSelectionActors } from './nightsSelection.ts';

/** The number of nights that are loaded at once. */
const nightsAtOnce = 56;

/** Connects the calendar to the host. */
export const createTimelineActors = (api: DashboardApi) =>
  timelineMachine.provide({
    actors: {
      loadTimeline: fromPromise<Timeline, string>(({ input: from, signal }) =>
        api.getTimeline({ query: { from, to: daysLater(from, nightsAtOnce) } }, { signal }),
      ),
      nightsSelection: createNightsSelectionActors(api),
    },
  });
