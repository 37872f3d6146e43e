import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { StateFrom } from 'xstate';
import type { Property, propertyMachine } from '../../machines/property/property.machine.ts';
import { contactAt, keepContactDraft } from '../actors/contact.ts';
import { randomId } from '../actors/randomId.ts';
import { useLanguage } from '../i18n/index.ts';
import { ContactView } from '../views/contact/ContactView.tsx';
import { PropertyView } from '../views/property/PropertyView.tsx';
import type { ViewProps } from './page.ts';
import { useServices } from './services.ts';

type Props = ViewProps<StateFrom<typeof propertyMachine>>;

function Contact({ property }: { property: Property }) {
  const loadServices = useServices();
  const [{ machine, contactId }] = useState(() => ({
    machine: contactAt(async () => (await loadServices()).api),
    contactId: randomId(),
  }));
  const actor = useActorRef(machine, { input: { unitId: property.id, contactId } });
  const snapshot = useSelector(actor, (now) => now);
  useEffect(() => keepContactDraft(actor), [actor]);
  const href = `/${useLanguage()}/${property.id}`;
  return (
    <ContactView property={property} href={href} snapshot={snapshot} send={(event) => actor.send(event)} />
  );
}

/** Where a visitor writes to the host of a property. */
export function ContactOfProperty(props: Props) {
  const { property } = props.snapshot.context;
  return property ? <Contact key={property.id} property={property} /> : <PropertyView {...props} />;
}
