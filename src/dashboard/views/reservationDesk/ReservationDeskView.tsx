import type { FC } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { dashboardPages } from '../../../../contract/dashboard/pages.ts';
import type { reservationDeskMachine } from '../../../../machines/dashboard/reservationDesk/reservationDesk.machine.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { atomicState, type AtomicState } from '../../../kit/atomicState.ts';
import { TryAgain } from '../../../kit/NotLoaded.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { NotLoaded, Outdated } from '../layout/NotLoaded.tsx';
import { useText } from '../../i18n/index.ts';
import { DeskActionView } from '../deskAction/DeskActionView.tsx';
import { DeskFormView } from '../deskForm/DeskFormView.tsx';
import { LoadingText } from '../layout/LoadingText.tsx';
import { Page } from '../layout/Page.tsx';
import { RefundView } from '../refund/RefundView.tsx';
import type { DeskProps } from './DeskProps.ts';
import { DeskScreen } from './DeskScreen.tsx';

type DeskState = AtomicState<SnapshotFrom<typeof reservationDeskMachine>['value']>;

const LoadFailed: FC<DeskProps> = ({ context, send }) => (
  <NotLoaded title={useText()('dashboard.reservation.notLoaded')} failureReason={context} send={send} />
);

const Unknown: FC<DeskProps> = ({ send }) => {
  const text = useText();
  return (
    <>
      <Alert title={text('dashboard.reservation.unknown.title')}>
        <p>{text('dashboard.reservation.unknown.text')}</p>
      </Alert>
      <div className={shared.actions}>
        <TryAgain send={send} />
        <ButtonLink href={dashboardPages.calendar}>{text('dashboard.reservation.unknown.action')}</ButtonLink>
      </div>
    </>
  );
};

const Acting: FC<DeskProps> = ({ context: { reservation }, children: { deskAction } }) =>
  reservation && deskAction && <DeskActionView actor={deskAction} reservation={reservation} />;

const Entering: FC<DeskProps> = ({ context: { reservation }, children: { deskForm } }) =>
  reservation && deskForm && <DeskFormView actor={deskForm} reservation={reservation} />;

const Refunding: FC<DeskProps> = ({ context: { reservation }, children: { refund } }) =>
  reservation && refund && <RefundView actor={refund} reservation={reservation} />;

const OutdatedDesk: FC<DeskProps> = (props) => (
  <>
    <Outdated send={props.send} />
    <DeskScreen {...props} />
  </>
);

const screens: Screens<DeskState, DeskProps> = {
  loading: LoadingText,
  notLoaded: LoadFailed,
  unknown: Unknown,
  'shown.idle': DeskScreen,
  'shown.refreshing': DeskScreen,
  'shown.outdated': OutdatedDesk,
  'shown.acting': Acting,
  'shown.entering': Entering,
  'shown.refunding': Refunding,
};

/** Shows one reservation. */
export function ReservationDeskView({ actor }: { actor: ActorRefFrom<typeof reservationDeskMachine> }) {
  const text = useText();
  const { value, context, children } = useJourney(actor);
  const state: DeskState = atomicState(value);
  return (
    <Page
      title={text('dashboard.reservation.title', { number: context.number })}
      machine="reservationDesk"
      state={state}
    >
      <StateScreen screens={screens} state={state} from={{ context, children, send: actor.send }} />
    </Page>
  );
}
