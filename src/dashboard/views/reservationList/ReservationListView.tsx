import type { FC } from 'react';
import { Alert } from '../../../ui/Alert.tsx';
import { atomicState } from '../../../kit/atomicState.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { NotLoaded } from '../layout/NotLoaded.tsx';
import { useText } from '../../i18n/index.ts';
import { LoadingText } from '../layout/LoadingText.tsx';
import { NewBookingLink } from '../layout/NewBookingLink.tsx';
import { Page } from '../layout/Page.tsx';
import { Proof } from '../proof/ProofView.tsx';
import { FoundScreen } from './FoundScreen.tsx';
import { NoneFound } from './NoneFound.tsx';
import type {
  ReservationListProps,
  ReservationListSnapshot,
  ReservationListState,
} from './ReservationListProps.ts';
import { SearchForm } from './SearchForm.tsx';

const LoadFailed: FC<ReservationListProps> = ({ context, send }) => (
  <NotLoaded title={useText()('dashboard.reservations.notLoaded')} failureReason={context} send={send} />
);

const Refused: FC = () => {
  const text = useText();
  return (
    <Alert title={text('dashboard.reservations.refused.title')}>
      <p>{text('dashboard.reservations.refused.text')}</p>
    </Alert>
  );
};

const Proving: FC<ReservationListProps> = ({ proof }) => proof && <Proof actor={proof} />;

const screens: Screens<ReservationListState, ReservationListProps> = {
  loading: LoadingText,
  notLoaded: LoadFailed,
  refused: Refused,
  none: NoneFound,
  'found.idle': FoundScreen,
  'found.sorting': FoundScreen,
  'found.refreshing': FoundScreen,
  'found.outdated': FoundScreen,
  'found.adding': FoundScreen,
  'found.notAdded': FoundScreen,
  'found.saving': FoundScreen,
  'found.proving': Proving,
  'found.savedInPart': FoundScreen,
  'found.notSaved': FoundScreen,
};

/** Shows the search form, and the reservations that it finds. */
export function ReservationListView({
  snapshot: { value, context, children },
  ...props
}: Omit<ReservationListProps, 'context' | 'proof'> & { snapshot: ReservationListSnapshot }) {
  const text = useText();
  const state: ReservationListState = atomicState(value);
  return (
    <Page
      title={text('dashboard.navigation.reservations')}
      machine="reservationList"
      state={state}
      isWide
      action={<NewBookingLink role={props.session.user.role} />}
    >
      <SearchForm key={context.visit} context={context} session={props.session} send={props.send} />
      <StateScreen screens={screens} state={state} from={{ context, proof: children.proof, ...props }} />
    </Page>
  );
}
