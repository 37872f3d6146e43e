import type { SnapshotFrom } from 'xstate';
import type { ContactEvent, contactMachine } from '../../../machines/contact/contact.machine.ts';
import type { Property } from '../../../machines/property/property.types.ts';
import type { JourneyState } from '../../../machines/shared/journeyState.ts';
import type { AtomicState } from '../../kit/atomicState.ts';

/** The dotted path of each state, all of which have a screen. */
export type ContactState = AtomicState<SnapshotFrom<typeof contactMachine>['value']>;

/** The properties of every screen of the contact page. */
export interface ContactProps {
  property: Property;
  /** The path of the property's page. */
  href: string;
  snapshot: JourneyState<typeof contactMachine>;
  send: (event: ContactEvent) => void;
}
