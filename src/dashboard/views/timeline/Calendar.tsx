import type { ActorRefFrom } from 'xstate';
import type { Timeline } from '../../../../contract/dashboard/timeline.ts';
import type { nightsSelectionMachine } from '../../../../machines/dashboard/nightsSelection/nightsSelection.machine.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import { join } from '../../../ui/join.ts';
import { atomicState } from '../../../kit/atomicState.ts';
import { NightsGrid } from './NightsGrid.tsx';
import { isHint, NightsSelection } from './NightsSelection.tsx';
import * as css from './selection.css.ts';

interface Props {
  timeline: Timeline;
  onMove: (from: string) => void;
  selection: ActorRefFrom<typeof nightsSelectionMachine>;
}

/** The calendar of a person who may change nights, with what they select in it. */
export function Calendar({ timeline, onMove, selection }: Props) {
  const { value, context } = useJourney(selection);
  const state = atomicState(value);
  const hasSheet = !isHint(state);
  return (
    <div className={join(css.calendar, hasSheet && css.withSheet)}>
      <NightsGrid
        timeline={timeline}
        onMove={onMove}
        selection={{
          nights: state === 'none' ? undefined : context.nights,
          isChoosing: state === 'choosing',
          send: selection.send,
        }}
      />
      <NightsSelection actor={selection} timeline={timeline} />
    </div>
  );
}
