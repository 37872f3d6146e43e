import { useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Timeline } from '../../../../contract/dashboard/timeline.ts';
import { nightsBetween, overlap } from '../../../../contract/values/nights.ts';
import type { nightsSelectionMachine } from '../../../../machines/dashboard/nightsSelection/nightsSelection.machine.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import { useFormats } from '../../../i18n/index.ts';
import { atomicState } from '../../../kit/atomicState.ts';
import * as shared from '../../../kit/shared.css.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { useText } from '../../i18n/index.ts';
import { getCells } from './getCells.ts';
import * as css from './sheet.css.ts';
import { Choosing, NothingSelected } from './SelectionHint.tsx';
import { SelectionSheet } from './SelectionSheet.tsx';
import type { HintState, SelectionProps, SelectionState } from './SelectionProps.ts';
import { useNightAboveLine } from './useNightAboveLine.ts';
import { useNightsText } from './useNightsText.ts';

const hints: Screens<HintState, SelectionProps> = { none: NothingSelected, choosing: Choosing };

const looks = { none: css.none, choosing: css.choosing, sheet: css.sheet };

/** Whether a state is shown in a line below the calendar. */
const isHint = (state: SelectionState): state is HintState => state in hints;

/** The property and the nights, or the arrival and the departure of a stay, as the heading of the sheet. */
function Heading({
  context: { nights },
  property,
  isStay,
}: Pick<SelectionProps, 'context' | 'property'> & { isStay: boolean }) {
  const text = useText();
  const { date } = useFormats();
  const { datedNights } = useNightsText();
  const { start, end } = nights;
  return (
    <div>
      <h2 className={shared.stepTitle} tabIndex={-1}>
        {property?.name ?? nights.property}
      </h2>
      <p className={shared.small}>
        {text('dashboard.nights.range', {
          dates: isStay
            ? text('dashboard.nights.stay', { from: date(start, 'short'), to: date(end, 'short') })
            : datedNights(nights),
          nights: nightsBetween(start, end),
        })}
      </p>
    </div>
  );
}

interface Props {
  actor: ActorRefFrom<typeof nightsSelectionMachine>;
  timeline: Timeline;
}

/** Shows how nights are selected, in a line below the calendar, and what can be done with the selected ones, in a sheet. */
export function NightsSelection({ actor, timeline }: Props) {
  const snapshot = useJourney(actor);
  const { value, context, children } = snapshot;
  const state: SelectionState = atomicState(value);
  const { nights } = context;
  const line = useRef<HTMLElement>(null);
  useNightAboveLine(line, state === 'choosing' ? `${nights.property} ${nights.start}` : undefined);
  const property = timeline.properties.find(({ id }) => id === nights.property);
  const window = { start: timeline.from, end: timeline.to };
  const loaded = property ? getCells(property, window) : [];
  const cells = loaded.filter((cell) => overlap(cell, nights));
  const isStay = state.startsWith('describing') || (state === 'changed' && context.change === 'stay');
  const from = { context, property, cells, loaded, proof: children.proof, send: actor.send };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it
    <section
      ref={line}
      className={looks[isHint(state) ? state : 'sheet']}
      data-machine="nightsSelection"
      data-state={state}
      aria-label={useText()('dashboard.nights.title')}
      onKeyDown={({ key }) => {
        if (key === 'Escape') actor.send({ type: 'selection.cleared' });
      }}
    >
      {isHint(state) ? (
        <StateScreen screens={hints} state={state} from={from} />
      ) : (
        <>
          <Heading context={context} property={property} isStay={isStay} />
          <SelectionSheet state={state} from={from} />
        </>
      )}
    </section>
  );
}
