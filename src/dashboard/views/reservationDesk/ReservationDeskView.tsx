import type { FC } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type {
  DeskContext,
  DeskEvent,
  reservationDeskMachine,
} from '../../../../machines/dashboard/reservationDesk/reservationDesk.machine.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import { atomicState, type AtomicState } from '../../../kit/atomicState.ts';
import * as shared from '../../../kit/shared.css.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { useText } from '../../i18n/index.ts';
import { loadScreens } from '../desk/loadScreens.tsx';
import { Outdated } from '../layout/NotLoaded.tsx';
import { Page } from '../layout/Page.tsx';
import * as css from '../desk/desk.css.ts';
import { NextAction } from './DeskActions.tsx';
import { ListLinks } from './ListLinks.tsx';
import { DeskScreen } from './DeskScreen.tsx';

type DeskState = AtomicState<SnapshotFrom<typeof reservationDeskMachine>['value']>;

interface DeskProps {
  context: DeskContext;
  send: (event: DeskEvent) => void;
}

const Shown: FC<DeskProps> = ({ context: { reservation } }) =>
  reservation && <DeskScreen reservation={reservation} />;

const OutdatedDesk: FC<DeskProps> = (props) => (
  <>
    <Outdated send={props.send} />
    <Shown {...props} />
  </>
);

const screens: Screens<DeskState, DeskProps> = {
  ...loadScreens,
  'shown.idle': Shown,
  'shown.refreshing': Shown,
  'shown.outdated': OutdatedDesk,
};

/** Shows one reservation. */
export function ReservationDeskView({ actor }: { actor: ActorRefFrom<typeof reservationDeskMachine> }) {
  const text = useText();
  const { value, context } = useJourney(actor);
  const state: DeskState = atomicState(value);
  const title = text('dashboard.reservation.title', { number: context.number });
  const { guest } = context.reservation ?? {};
  const name = guest?.name ?? '';
  return (
    <Page
      title={name === '' ? title : name}
      // The history of the browser contains no names of guests.
      tabTitle={title}
      machine="reservationDesk"
      state={state}
    >
      <div className={css.top}>
        {name !== '' && <p className={shared.lead}>{title}</p>}
        <ListLinks number={context.number} byArrival={context.reservation?.neighbours} />
        {context.reservation && <NextAction reservation={context.reservation} />}
      </div>
      <StateScreen screens={screens} state={state} from={{ context, send: actor.send }} />
    </Page>
  );
}
