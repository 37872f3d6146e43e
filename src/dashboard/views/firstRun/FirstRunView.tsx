import type { FC } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Session } from '../../../../contract/dashboard/session.ts';
import type { firstRunMachine } from '../../../../machines/dashboard/firstRun/firstRun.machine.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import * as shared from '../../../kit/shared.css.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { useText } from '../../i18n/index.ts';
import { LoadingText } from '../layout/LoadingText.tsx';
import { NotLoaded, Outdated } from '../layout/NotLoaded.tsx';
import { Page } from '../layout/Page.tsx';
import type { FirstRunProps, FirstRunState } from './FirstRunProps.ts';
import { NextStep } from './NextStep.tsx';
import { StepList } from './StepList.tsx';

const LoadFailed: FC<FirstRunProps> = ({ context, send }) => (
  <NotLoaded title={useText()('dashboard.welcome.notLoaded')} failureReason={context} send={send} />
);

/** The next step, and below it all steps. */
const Steps: FC<FirstRunProps & { state: FirstRunState }> = ({
  context: { progress },
  session,
  send,
  state,
}) => {
  const text = useText();
  if (!progress) return null;
  const isPublished = progress.property?.state === 'online';
  return (
    <>
      {state === 'outdated' && <Outdated send={send} />}
      {!isPublished && <p className={shared.lead}>{text('dashboard.welcome.lead')}</p>}
      <NextStep progress={progress} session={session} />
      <StepList progress={progress} session={session} />
    </>
  );
};

const screens: Screens<FirstRunState, FirstRunProps> = {
  loading: LoadingText,
  notLoaded: LoadFailed,
  person: Steps,
  property: Steps,
  price: Steps,
  photos: Steps,
  terms: Steps,
  review: Steps,
  closed: Steps,
  online: Steps,
  refreshing: Steps,
  outdated: Steps,
};

/** Shows the steps of an owner from nothing to a public property, and what is missing in each. */
export function FirstRunView({
  actor,
  session,
}: {
  actor: ActorRefFrom<typeof firstRunMachine>;
  session: Session;
}) {
  const text = useText();
  const { value, context } = useJourney(actor);
  return (
    <Page title={text('dashboard.welcome.title')} machine="firstRun" state={value} linksToFirstSteps={false}>
      <StateScreen screens={screens} state={value} from={{ context, session, send: actor.send }} />
    </Page>
  );
}
