import type { FC } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { useText } from '../../i18n/index.ts';
import { Proof } from '../proof/ProofView.tsx';
import { AvailabilityScreen, NightsRejected, NightsUnconfirmed } from './AvailabilityScreen.tsx';
import { ClosedNights, FreeNights, TakenNights } from './Offering.tsx';
import { RatesEffect, RatesList, RatesNotReassessed } from './RatesEffect.tsx';
import { RatesForm } from './RatesForm.tsx';
import * as css from './sheet.css.ts';
import type { SelectionProps, SheetState } from './SelectionProps.ts';
import { StayForm } from './StayForm.tsx';

const results = {
  block: 'dashboard.nights.blocked',
  open: 'dashboard.nights.opened',
  rates: 'dashboard.nights.changed',
  stay: 'dashboard.nights.saved',
} as const;

const Changed: FC<SelectionProps> = ({ context: { change, effect }, send }) => {
  const text = useText();
  return (
    <>
      <Notice tone="success" title={text(results[change])} isLive />
      {change === 'rates' && effect && (
        <RatesList title={text('dashboard.nights.after')} rates={effect.after} />
      )}
      <div className={css.actions}>
        <Button onClick={() => send({ type: 'selection.cleared' })}>{text('dashboard.nights.done')}</Button>
      </div>
    </>
  );
};

const Proving: FC<SelectionProps> = ({ proof }) => proof && <Proof actor={proof} />;

const screens: Screens<SheetState, SelectionProps> = {
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

/** Shows what can be done with the selected nights, and what was done. */
export const SelectionSheet: FC<{ state: SheetState; from: SelectionProps }> = (props) => (
  <StateScreen screens={screens} {...props} />
);
