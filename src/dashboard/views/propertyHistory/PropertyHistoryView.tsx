import type { FC } from 'react';
import type { ActorRefFrom } from 'xstate';
import { propertyPageAddress } from '../../../../contract/dashboard/pages.ts';
import type { propertyHistoryMachine } from '../../../../machines/dashboard/propertyHistory/propertyHistory.machine.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { atomicState } from '../../../kit/atomicState.ts';
import * as shared from '../../../kit/shared.css.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { useLanguage, useText } from '../../i18n/index.ts';
import { LoadingText } from '../layout/LoadingText.tsx';
import { NotLoaded } from '../layout/NotLoaded.tsx';
import { Page } from '../layout/Page.tsx';
import { getName } from '../property/readName.ts';
import { loadScreens } from '../property/loadScreens.tsx';
import { BackToList } from './BackToList.tsx';
import { Compared } from './Compared.tsx';
import type { PropertyHistoryProps, PropertyHistoryState } from './PropertyHistoryProps.ts';
import { VersionList } from './VersionList.tsx';

const Comparing: FC<PropertyHistoryProps> = ({ send }) => (
  <>
    <LoadingText />
    <div className={shared.actions}>
      <BackToList send={send} />
    </div>
  </>
);

const NotCompared: FC<PropertyHistoryProps> = ({ context, send }) => (
  <>
    <NotLoaded title={useText()('dashboard.history.notCompared')} failureReason={context} send={send} />
    <div className={shared.actions}>
      <BackToList send={send} />
    </div>
  </>
);

const Restored: FC<PropertyHistoryProps> = ({ context: { property, choice } }) => {
  const text = useText();
  return (
    <>
      <Notice tone="success" isLive title={text('dashboard.history.restored', { version: choice!.version })}>
        <p>{text('dashboard.history.restored.text')}</p>
      </Notice>
      <div className={shared.actions}>
        <ButtonLink look="primary" href={propertyPageAddress('propertyReview', property)}>
          {text('dashboard.review.title')}
        </ButtonLink>
      </div>
    </>
  );
};

const screens: Screens<PropertyHistoryState, PropertyHistoryProps> = {
  ...loadScreens,
  'list.idle': VersionList,
  'list.refreshing': VersionList,
  'list.outdated': VersionList,
  comparing: Comparing,
  notCompared: NotCompared,
  compared: Compared,
  restoring: Compared,
  tooMany: Compared,
  rejected: Compared,
  unconfirmed: Compared,
  restored: Restored,
};

/** Shows the versions of a property, and compares two of them. */
export function PropertyHistoryView({ actor }: { actor: ActorRefFrom<typeof propertyHistoryMachine> }) {
  const text = useText();
  const language = useLanguage();
  const { value, context } = useJourney(actor);
  const state: PropertyHistoryState = atomicState(value);
  const { property, history } = context;
  return (
    <Page
      title={text('dashboard.history.title')}
      about={history ? getName(property, history.shown.document, language) : property}
      machine="propertyHistory"
      state={state}
    >
      <StateScreen screens={screens} state={state} from={{ context, send: actor.send }} />
    </Page>
  );
}
