import { useEffect, type FC } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { phoneBookingMachine } from '../../../../machines/dashboard/phoneBooking/phoneBooking.machine.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import { atomicState, type AtomicState } from '../../../kit/atomicState.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { useText } from '../../i18n/index.ts';
import { Page } from '../layout/Page.tsx';
import { Created } from './Created.tsx';
import { GuestScreen } from './GuestScreen.tsx';
import { PaymentScreen } from './PaymentScreen.tsx';
import type { PhoneBookingProps } from './PhoneBookingProps.ts';
import { Proof } from '../proof/ProofView.tsx';
import { StayScreen } from './StayScreen.tsx';

type PhoneBookingState = AtomicState<SnapshotFrom<typeof phoneBookingMachine>['value']>;

const Proving: FC<PhoneBookingProps> = ({ proof }) => proof && <Proof actor={proof} />;

const screens: Screens<PhoneBookingState, PhoneBookingProps> = {
  'stay.editing': StayScreen,
  'stay.incomplete': StayScreen,
  'stay.checking': StayScreen,
  'stay.taken': StayScreen,
  'stay.impossible': StayScreen,
  'stay.failed': StayScreen,
  'guest.editing': GuestScreen,
  'guest.incomplete': GuestScreen,
  'payment.checking': PaymentScreen,
  'payment.shown': PaymentScreen,
  'payment.outdated': PaymentScreen,
  'payment.editing': PaymentScreen,
  'payment.incomplete': PaymentScreen,
  'payment.impossible': PaymentScreen,
  'payment.failed': PaymentScreen,
  'summary.sending': PaymentScreen,
  'summary.proving': Proving,
  'summary.checking': PaymentScreen,
  'summary.changed': PaymentScreen,
  'summary.tooMany': PaymentScreen,
  'summary.rejected': PaymentScreen,
  'summary.failed': PaymentScreen,
  created: Created,
};

interface Props extends Pick<PhoneBookingProps, 'properties' | 'findViolations'> {
  actor: ActorRefFrom<typeof phoneBookingMachine>;
}

/** Shows the steps of a booking by phone. */
export function PhoneBookingView({ actor, ...given }: Props) {
  const text = useText();
  const { value, context, children } = useJourney(actor);
  const state: PhoneBookingState = atomicState(value);
  useEffect(() => {
    const { resumedStep: step } = actor.getSnapshot().context;
    if (step !== 'stay') actor.send({ type: 'booking.resumed', step });
  }, [actor]);
  return (
    <Page
      title={text(state === 'created' ? 'dashboard.booking.entered' : 'dashboard.booking.title')}
      machine="phoneBooking"
      state={state}
    >
      <StateScreen
        screens={screens}
        state={state}
        from={{ context, proof: children.proof, send: actor.send, ...given }}
      />
    </Page>
  );
}
