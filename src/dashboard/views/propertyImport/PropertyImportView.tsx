import type { FC } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  dashboardPages,
  propertyPageAddress,
  propertySectionAddress,
} from '../../../../contract/dashboard/pages.ts';
import type { propertyImportMachine } from '../../../../machines/dashboard/propertyImport/propertyImport.machine.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { useText } from '../../i18n/index.ts';
import { Page } from '../layout/Page.tsx';
import { UnconfirmedAlert } from '../outcome/UnconfirmedAlert.tsx';
import { ChooseScreen, SelectScreen } from './ChooseScreen.tsx';
import { EntryForm } from './EntryForm.tsx';
import type { PropertyImportProps, PropertyImportState } from './PropertyImportProps.ts';

const Reading: FC<PropertyImportProps> = () => <p role="status">{useText()('dashboard.imports.reading')}</p>;

const Unconfirmed: FC<PropertyImportProps> = ({ context, send }) => {
  const text = useText();
  return (
    <>
      <p className={shared.lead}>{context.entry.values.name}</p>
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

const Created: FC<PropertyImportProps> = ({ context: { entry, photos }, onPhotos }) => {
  const text = useText();
  return (
    <>
      <p className={shared.lead}>{text('dashboard.properties.created', { name: entry.values.name })}</p>
      <div className={shared.stackedActions}>
        <ButtonLink look="primary" href={propertyPageAddress('property', entry.property)}>
          {text('dashboard.properties.created.open')}
        </ButtonLink>
        {photos > 0 && (
          <ButtonLink href={propertySectionAddress(entry.property, 'photos')} onClick={onPhotos}>
            {text('dashboard.imports.property.photos', { count: photos })}
          </ButtonLink>
        )}
      </div>
    </>
  );
};

const screens: Screens<PropertyImportState, PropertyImportProps> = {
  choosing: ChooseScreen,
  reading: Reading,
  unreadable: ChooseScreen,
  selecting: SelectScreen,
  editing: EntryForm,
  creating: EntryForm,
  refused: EntryForm,
  taken: EntryForm,
  tooMany: EntryForm,
  rejected: EntryForm,
  unconfirmed: Unconfirmed,
  created: Created,
};

/** Begins a property with what a file of another site or a text contains. */
export function PropertyImportView({
  actor,
  ...props
}: Pick<PropertyImportProps, 'languages' | 'onFile' | 'onPhotos'> & {
  actor: ActorRefFrom<typeof propertyImportMachine>;
}) {
  const text = useText();
  const { value, context } = useJourney(actor);
  return (
    <Page title={text('dashboard.imports.property.title')} machine="propertyImport" state={value}>
      <StateScreen screens={screens} state={value} from={{ context, send: actor.send, ...props }} />
    </Page>
  );
}
