import { useState } from 'react';
import { propertyPage } from '../../contract/rules/addresses.ts';
import { initialContact, type contactMachine } from '../../machines/contact/contact.machine.ts';
import type { Property } from '../../machines/property/property.types.ts';
import { getProperty } from '../../machines/property/selectors.ts';
import { createInitialSnapshot } from '../../machines/shared/journeyState.ts';
import { useJourney } from '../frame/useJourney.ts';
import { useTitlePart } from '../frame/DocumentTitle.tsx';
import { useLanguage, useText } from '../i18n/index.ts';
import { ContactView } from '../views/contact/ContactView.tsx';
import { PropertyMain } from '../views/property/PropertyMain.tsx';
import { PropertyView } from '../views/property/PropertyView.tsx';
import type { ViewProps } from '../frame/page.ts';
import type { PropertyState } from './definePropertyPage.ts';

type Props = ViewProps<PropertyState>;

function Contact({ property, pageState, sendToChild }: Props & { property: Property }) {
  const text = useText();
  const [initial] = useState(() =>
    createInitialSnapshot<typeof contactMachine>(
      'editing',
      initialContact({ unitId: property.id, contactId: '' }),
    ),
  );
  const snapshot = useJourney(pageState.children.contact, initial);
  const href = propertyPage(useLanguage(), property.id);
  useTitlePart(text('contact.title', { host: property.host.name }));
  return (
    <ContactView
      property={property}
      href={href}
      snapshot={snapshot}
      send={(event) => sendToChild('contact', event)}
    />
  );
}

/** The page where a visitor writes to the host of a property. */
export function PropertyContact(props: Props) {
  const property = getProperty(props.pageState);
  return (
    <PropertyMain pageState={props.pageState}>
      {property ? (
        <Contact {...props} property={property} />
      ) : (
        <PropertyView {...props} absence="unitNotFound" />
      )}
    </PropertyMain>
  );
}
