import { useSelector } from '@xstate/react';
import type { FC } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  dashboardPages,
  propertyIssuesAddress,
  propertyPageAddress,
} from '../../../../contract/dashboard/pages.ts';
import type { newPropertyMachine } from '../../../../machines/dashboard/newProperty/newProperty.machine.ts';
import { isPreparing } from '../../../../machines/dashboard/session/selectors.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { useDashboard } from '../../context/dashboard.ts';
import { useText } from '../../i18n/index.ts';
import { Page } from '../layout/Page.tsx';
import { UnconfirmedAlert } from '../outcome/UnconfirmedAlert.tsx';
import type { NewPropertyProps, NewPropertyState } from './NewPropertyProps.ts';
import { PropertyForm } from './PropertyForm.tsx';

const Unconfirmed: FC<NewPropertyProps> = ({ context, send }) => {
  const text = useText();
  return (
    <>
      <p className={shared.lead}>{context.entry.name}</p>
      <UnconfirmedAlert failureReason={context} isLeft />
      <div className={shared.stackedActions}>
        <Button look="primary" onClick={() => send({ type: 'entry.submitted' })}>
          {text('dashboard.outcome.repeat')}
        </Button>
        <ButtonLink href={dashboardPages.properties}>{text('dashboard.properties.all')}</ButtonLink>
      </div>
    </>
  );
};

const Created: FC<NewPropertyProps> = ({ context: { entry } }) => {
  const text = useText();
  const { session } = useDashboard();
  const isFirstRun = useSelector(session, isPreparing);
  return (
    <>
      <p className={shared.lead}>{text('dashboard.properties.created', { name: entry.name })}</p>
      <div className={shared.stackedActions}>
        <ButtonLink
          look="primary"
          href={
            // The first run leads from section to section, without the list of all of them.
            isFirstRun
              ? propertyIssuesAddress(entry.property, 'basics')
              : propertyPageAddress('property', entry.property)
          }
        >
          {text('dashboard.properties.created.open')}
        </ButtonLink>
        {isFirstRun && (
          <ButtonLink href={dashboardPages.welcome}>{text('dashboard.preparing.back')}</ButtonLink>
        )}
      </div>
    </>
  );
};

const screens: Screens<NewPropertyState, NewPropertyProps> = {
  editing: PropertyForm,
  creating: PropertyForm,
  refused: PropertyForm,
  taken: PropertyForm,
  tooMany: PropertyForm,
  rejected: PropertyForm,
  unconfirmed: Unconfirmed,
  created: Created,
};

/** Shows the form of a new property. */
export function NewPropertyView({
  actor,
  properties,
}: Pick<NewPropertyProps, 'properties'> & { actor: ActorRefFrom<typeof newPropertyMachine> }) {
  const text = useText();
  const { value, context } = useJourney(actor);
  return (
    <Page
      title={text(context.like === '' ? 'dashboard.properties.add' : 'dashboard.properties.copy')}
      machine="newProperty"
      state={value}
    >
      <StateScreen screens={screens} state={value} from={{ context, properties, send: actor.send }} />
    </Page>
  );
}
