import type { SnapshotFrom } from 'xstate';
import type { Session } from '../../../../contract/dashboard/session.ts';
import type { newPropertyMachine } from '../../../../machines/dashboard/newProperty/newProperty.machine.ts';
import type {
  NewPropertyContext,
  NewPropertyEvent,
} from '../../../../machines/dashboard/newProperty/newProperty.types.ts';

export type NewPropertyState = SnapshotFrom<typeof newPropertyMachine>['value'];

/** The properties of the screens of a new property. */
export interface NewPropertyProps {
  context: NewPropertyContext;
  /** The properties of the site, for the name of a copied one. */
  properties: Session['properties'];
  send: (event: NewPropertyEvent) => void;
}
