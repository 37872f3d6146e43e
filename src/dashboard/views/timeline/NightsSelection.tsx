import type { FC } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Timeline } from '../../../../contract/dashboard/timeline.ts';
import { nightsBetween, overlap } from '../../../../contract/values/nights.ts';
import type { nightsSelectionMachine } from '../../../../machines/dashboard/nightsSelection/nightsSelection.machine.ts';
import { hasSheet, isChoosing } from '../../../../machines/dashboard/nightsSelection/selectors.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import { useFormats } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { atomicState } from '../../../kit/atomicState.ts';
import * as shared from '../../../kit/shared.css.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { useText } from '../../i18n/index.ts';
import { Proof } from '../proof/ProofView.tsx';
import { AvailabilityScreen, NightsRejected, NightsUnconfirmed } from './AvailabilityScreen.tsx';
import { getCells } from './getCells.ts';
import { ClosedNights, FreeNights, TakenNights } from './Offering.tsx';
import { RatesEffect, RatesNotReassessed } from './RatesEffect.tsx';
import { RatesForm } from './RatesForm.tsx';
import * as css from './selection.css.ts';
import { StayForm } from './StayForm.tsx';
import { useNightsText } from './useNightsText.ts';
import { Choosing, NothingSelected } from './SelectionHint.tsx';
import type { SelectionProps, SelectionState } from './SelectionProps.ts';

const results = {
  block: 'dashboard.nights.blocked',
  open: 'dashboard.nights.opened',
  rates: 'dashboard.nights.changed',
  stay: 'dashboard.nights.saved',
} as const;

const Changed: FC<SelectionProps> = ({ context: { change }, send }) => {
  const text = useText();
  return (
    <>
      <Notice tone="success" title={text(results[change])} isLive />
      <div className={css.actions}>
        <Button onClick={() => send({ type: 'selection.cleared' })}>{text('dashboard.nights.done')}</Button>
      </div>
    </>
  );
};

const Proving: FC<SelectionProps> = ({ proof }) => proof && <Proof actor={proof} />;

const screens: Screens<SelectionState, SelectionProps> = {
  none: NothingSelected,
  choosing: Choosing,
  'offering.free': FreeNights,
  'offering.taken': TakenNights,
  'offering.closed': ClosedNights,
  'blocking.editing': AvailabilityScreen,
  'blocking.sending': AvailabilityScreen,
  'blocking.tooMany': AvailabilityScreen,
  'blocking.rejected': NightsRejected,
  'blocking.unconfirmed': NightsUnconfirmed,
  'opening.confirming': AvailabilityScreen,
  'opening.sending': AvailabilityScreen,
  'opening.tooMany': AvailabilityScreen,
  'opening.rejected': NightsRejected,
  'opening.unconfirmed': NightsUnconfirmed,
  'describing.editing': StayForm,
  'describing.sending': StayForm,
  'describing.tooMany': StayForm,
  'describing.rejected': StayForm,
  'describing.unconfirmed': NightsUnconfirmed,
  'rates.editing': RatesForm,
  'rates.previewing': RatesForm,
  'rates.refused': RatesForm,
  'rates.notPreviewed': RatesForm,
  'rates.confirming': RatesEffect,
  'rates.sending': RatesEffect,
  'rates.proving': Proving,
  'rates.tooMany': RatesEffect,
  'rates.reassessing': RatesEffect,
  'rates.rejected': RatesEffect,
  'rates.notReassessed': RatesNotReassessed,
  'rates.unconfirmed': NightsUnconfirmed,
  changed: Changed,
};

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
export function NightsSelection({ actor, timeline: { from, to, properties } }: Props) {
  const snapshot = useJourney(actor);
  const { value, context, children } = snapshot;
  const state: SelectionState = atomicState(value);
  const { nights } = context;
  const property = properties.find(({ id }) => id === nights.property);
  const window = { start: from, end: to };
  const loaded = property ? getCells(property, window) : [];
  const cells = loaded.filter((cell) => overlap(cell, nights));
  const isStay = state.startsWith('describing') || (state === 'changed' && context.change === 'stay');
  const isSheet = hasSheet(snapshot);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it
    <section
      className={isSheet ? css.sheet : isChoosing(snapshot) ? css.choosing : css.hint}
      data-machine="nightsSelection"
      data-state={state}
      aria-label={useText()('dashboard.nights.title')}
      onKeyDown={({ key }) => {
        if (key === 'Escape') actor.send({ type: 'selection.cleared' });
      }}
    >
      {isSheet && <Heading context={context} property={property} isStay={isStay} />}
      <StateScreen
        screens={screens}
        state={state}
        from={{ context, property, cells, loaded, proof: children.proof, send: actor.send }}
      />
    </section>
  );
}
