import type { FC } from 'react';
import { firstPage } from '../../../contract/rules/addresses.ts';
import { useSite } from '../../frame/site.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { NotLoaded, TryAgain } from '../../kit/NotLoaded.tsx';
import { PageProblem } from '../../kit/PageProblem.tsx';
import { main } from '../../kit/layout.css.ts';
import { atomicState } from '../../kit/atomicState.ts';
import { StateScreen, type Screens } from '../../kit/StateScreen.tsx';
import { Confirmation } from './Confirmation.tsx';
import { Opening } from './Opening.tsx';
import './paper.css.ts';
import { ToAccess } from './ToAccess.tsx';
import type { ReservationProps, ReservationState } from './ReservationProps.ts';

const NotFound: FC<ReservationProps> = (props) => {
  const text = useText();
  return (
    <PageProblem title={text('reservation.notFound.title')} text={text('reservation.notFound.text')}>
      <ToAccess />
      <TryAgain send={props.send} look="secondary" />
    </PageProblem>
  );
};

// The link is complete here, so the message does not ask the guest to check it; only `LinkIncomplete` does.
const Failed: FC<ReservationProps> = ({ pageState, send }) => {
  const text = useText();
  return (
    <NotLoaded
      title={text('reservation.loadError.title')}
      unsavedText={text('reservation.failed.text')}
      failureReason={pageState.context}
      send={send}
    />
  );
};

const LinkIncomplete: FC<ReservationProps> = () => {
  const text = useText();
  const language = useLanguage();
  return (
    <PageProblem title={text('reservation.loadError.title')} text={text('reservation.linkIncomplete.text')}>
      <ToAccess />
      <ButtonLink href={firstPage(language, useSite().settings)}>{text('action.backHome')}</ButtonLink>
    </PageProblem>
  );
};

const screens: Screens<ReservationState, ReservationProps> = {
  'loading.readingLink': Opening,
  'loading.asking': Opening,
  'open.current': Confirmation,
  'open.refreshing': Confirmation,
  'open.stale': Confirmation,
  'kept.linkNeeded': Confirmation,
  'kept.asking': Confirmation,
  'kept.offline': Confirmation,
  'kept.unanswered': Confirmation,
  notFound: NotFound,
  failed: Failed,
  linkIncomplete: LinkIncomplete,
};

/** Shows a reservation to the holder of its link. */
export function ReservationView(props: ReservationProps) {
  const state: ReservationState = atomicState(props.pageState.value);
  return (
    <main id="main" tabIndex={-1} className={main} data-machine="reservation" data-state={state}>
      <StateScreen screens={screens} state={state} from={props} />
    </main>
  );
}
