import { Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Timeline } from '../../../../contract/dashboard/timeline.ts';
import type { nightsSelectionMachine } from '../../../../machines/dashboard/nightsSelection/nightsSelection.machine.ts';
import {
  findSelectedNights,
  hasSheet,
  isChoosing,
} from '../../../../machines/dashboard/nightsSelection/selectors.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import type { Elements } from '../../../ui/Elements.ts';
import { join } from '../../../ui/join.ts';
import { NightsGrid } from './NightsGrid.tsx';
import { LaterNightsSelection } from './loadLaterParts.ts';
import * as css from './selection.css.ts';

interface Props {
  timeline: Timeline;
  onMove: (night: string) => void;
  status: Elements;
  selection: ActorRefFrom<typeof nightsSelectionMachine>;
}

/** The calendar of a person who may change nights, with what they select in it. */
export function Calendar({ timeline, onMove, status, selection }: Props) {
  const snapshot = useJourney(selection);
  return (
    <div className={join(css.calendar, hasSheet(snapshot) && css.withSheet)}>
      <NightsGrid
        timeline={timeline}
        onMove={onMove}
        status={status}
        selection={{
          nights: findSelectedNights(snapshot),
          isChoosing: isChoosing(snapshot),
          send: selection.send,
        }}
      />
      <Suspense fallback={<div className={css.hintPlace} />}>
        <LaterNightsSelection actor={selection} timeline={timeline} />
      </Suspense>
    </div>
  );
}
