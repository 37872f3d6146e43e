import { useEffect, type FC } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { phoneBookingMachine } from '../../../../machines/dashboard/phoneBooking/phoneBooking.machine.ts';
import { useLazyModule } from '../../../ui/useLazyModule.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import { atomicState, type AtomicState } from '../../../kit/atomicState.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { useText } from '../../i18n/index.ts';
import { Page } from '../layout/Page.tsx';
import {
  LaterCreated,
  LaterGuestScreen,
  LaterPaymentScreen,
  loadLaterScreens,
} from './loadLaterScreens.ts';
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
  'guest.editing': LaterGuestScreen,
  'guest.incomplete': LaterGuestScreen,
  'payment.checking': LaterPaymentScreen,
  'payment.shown': LaterPaymentScreen,
  'payment.outdated': LaterPaymentScreen,
  'payment.editing': LaterPaymentScreen,
  'payment.incomplete': LaterPaymentScreen,
  'payment.impossible': LaterPaymentScreen,
  'payment.failed': LaterPaymentScreen,
  'summary.sending': LaterPaymentScreen,
  'summary.proving': Proving,
  'summary.checking': LaterPaymentScreen,
  'summary.changed': LaterPaymentScreen,
  'summary.tooMany': LaterPaymentScreen,
  'summary.rejected': LaterPaymentScreen,
  'summary.failed': LaterPaymentScreen,
  created: LaterCreated,
};

interface Props extends Pick<PhoneBookingProps, 'properties' | 'findViolations'> {
  actor: ActorRefFrom<typeof phoneBookingMachine>;
}

/** Shows the steps of a booking by phone. */
export function PhoneBookingView({ actor, ...given }: Props) {
  const text = useText();
  const { value, context, children } = useJourney(actor);
  const state: PhoneBookingState = atomicState(value);
  useLazyModule(loadLaterScreens, true);
  useEffect(() => {
    const { resumedStep: step } = actor.getSnapshot().context;
    if (step !== 'stay') actor.send({ type: 'booking.resumed', step });
  }, [actor]);
  return (
    <Page title={text('dashboard.booking.title')} machine="phoneBooking" state={state}>
      <StateScreen
        screens={screens}
        state={state}
        from={{ context, proof: children.proof, send: actor.send, ...given }}
      />
    </Page>
  );
}
