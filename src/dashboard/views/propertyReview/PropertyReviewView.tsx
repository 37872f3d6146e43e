import { useSelector } from '@xstate/react';
import type { FC } from 'react';
import type { ActorRefFrom } from 'xstate';
import { dashboardPages, propertyPageAddress } from '../../../../contract/dashboard/pages.ts';
import { propertyPage } from '../../../../contract/rules/addresses.ts';
import type { propertyReviewMachine } from '../../../../machines/dashboard/propertyReview/propertyReview.machine.ts';
import { isPreparing } from '../../../../machines/dashboard/session/selectors.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { button } from '../../../ui/Button.css.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { atomicState } from '../../../kit/atomicState.ts';
import { TryAgain } from '../../../kit/NotLoaded.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { useDashboard } from '../../context/dashboard.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { Page } from '../layout/Page.tsx';
import { NotReassessedAlert } from '../outcome/RejectedAlert.tsx';
import { UnconfirmedChoice } from '../outcome/UnconfirmedChoice.tsx';
import { Proof } from '../proof/ProofView.tsx';
import { getName } from '../property/readName.ts';
import { loadScreens } from '../property/loadScreens.tsx';
import { Review } from './Review.tsx';
import type { PropertyReviewProps, PropertyReviewState } from './PropertyReviewProps.ts';

const Proving: FC<PropertyReviewProps> = ({ proof }) => proof && <Proof actor={proof} />;

const NotReassessed: FC<PropertyReviewProps> = ({ context, send }) => (
  <>
    <NotReassessedAlert refusal={context.refusal} failureReason={context} />
    <div className={shared.actions}>
      <TryAgain send={send} />
    </div>
  </>
);

const Unconfirmed: FC<PropertyReviewProps & { state: 'unconfirmed' | 'looking' }> = ({
  context,
  send,
  state,
}) => (
  <UnconfirmedChoice
    failureReason={context}
    isLooking={state === 'looking'}
    onLook={() => send({ type: 'look.requested' })}
    onRepeat={() => send({ type: 'publication.requested' })}
  />
);

const Published: FC<PropertyReviewProps> = ({ context: { property, preview } }) => {
  const text = useText();
  const { session } = useDashboard();
  const isFirstRun = useSelector(session, isPreparing);
  return (
    <>
      <Notice tone="success" isLive title={text('dashboard.review.published')}>
        <p>{text('dashboard.review.published.text')}</p>
      </Notice>
      <div className={shared.stackedActions}>
        {/* The guests' pages are another application. */}
        <a className={button.primary} href={propertyPage(preview.language, property)}>
          {text('dashboard.review.open')}
        </a>
        {isFirstRun && (
          <ButtonLink href={dashboardPages.welcome}>{text('dashboard.preparing.back')}</ButtonLink>
        )}
        <ButtonLink href={propertyPageAddress('property', property)}>
          {text('dashboard.review.backToProperty')}
        </ButtonLink>
      </div>
    </>
  );
};

const screens: Screens<PropertyReviewState, PropertyReviewProps> = {
  ...loadScreens,
  'shown.idle': Review,
  'shown.refreshing': Review,
  'shown.outdated': Review,
  publishing: Review,
  proving: Proving,
  tooMany: Review,
  reassessing: Review,
  rejected: Review,
  notReassessed: NotReassessed,
  unconfirmed: Unconfirmed,
  looking: Unconfirmed,
  published: Published,
};

/** Shows what a draft changes, and publishes it. */
export function PropertyReviewView({ actor }: { actor: ActorRefFrom<typeof propertyReviewMachine> }) {
  const text = useText();
  const language = useLanguage();
  const { value, context, children } = useJourney(actor);
  const state: PropertyReviewState = atomicState(value);
  const { property, shown } = context;
  return (
    <Page
      title={text('dashboard.review.title')}
      about={shown ? getName(property, shown.document, language) : property}
      machine="propertyReview"
      state={state}
    >
      <StateScreen
        screens={screens}
        state={state}
        from={{ context, proof: children.proof, send: actor.send }}
      />
    </Page>
  );
}
