import type { FC } from 'react';
import type { ActorRefFrom } from 'xstate';
import { dashboardPages } from '../../../../contract/dashboard/pages.ts';
import type { propertyListMachine } from '../../../../machines/dashboard/propertyList/propertyList.machine.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { atomicState } from '../../../kit/atomicState.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { useText } from '../../i18n/index.ts';
import { LoadingText } from '../layout/LoadingText.tsx';
import { NotLoaded } from '../layout/NotLoaded.tsx';
import { Page } from '../layout/Page.tsx';
import { Proof } from '../proof/ProofView.tsx';
import { ChangeScreen } from './ChangeScreen.tsx';
import { PropertyList } from './PropertyList.tsx';
import type { PropertyListProps, PropertyListState } from './PropertyListProps.ts';

const LoadFailed: FC<PropertyListProps> = ({ context, send }) => (
  <NotLoaded title={useText()('dashboard.properties.notLoaded')} failureReason={context} send={send} />
);

const Proving: FC<PropertyListProps> = ({ proof }) => proof && <Proof actor={proof} />;

const screens: Screens<PropertyListState, PropertyListProps> = {
  loading: LoadingText,
  notLoaded: LoadFailed,
  'shown.idle': PropertyList,
  'shown.refreshing': PropertyList,
  'shown.outdated': PropertyList,
  'shown.ordering': PropertyList,
  'shown.notOrdered': PropertyList,
  'changing.confirming': ChangeScreen,
  'changing.sending': ChangeScreen,
  'changing.proving': Proving,
  'changing.tooMany': ChangeScreen,
  'changing.rejected': ChangeScreen,
  'changing.unconfirmed': ChangeScreen,
};

/** Shows the properties, and changes whole properties. */
export function PropertyListView({ actor }: { actor: ActorRefFrom<typeof propertyListMachine> }) {
  const text = useText();
  const { value, context, children } = useJourney(actor);
  const state: PropertyListState = atomicState(value);
  return (
    <Page
      title={text('dashboard.properties.title')}
      machine="propertyList"
      state={state}
      action={
        state.startsWith('shown.') && (
          <ButtonLink look="primary" href={dashboardPages.newProperty}>
            {text('dashboard.properties.add')}
          </ButtonLink>
        )
      }
    >
      <StateScreen
        screens={screens}
        state={state}
        from={{ context, proof: children.proof, send: actor.send }}
      />
    </Page>
  );
}
