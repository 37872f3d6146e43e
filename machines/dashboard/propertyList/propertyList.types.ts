import type { ListedProperty } from '../../../contract/dashboard/properties.ts';
import type { ConnectionReturned } from '../../shared/connection.ts';
import type { FailureReason } from '../../shared/failures.ts';
import type { DataChanged } from '../shared/dataChanged.ts';

/** A change of a whole property. */
export interface PropertyChange {
  kind: 'retire' | 'offerAgain' | 'adopt' | 'returnToFiles' | 'discardDraft';
  property: ListedProperty;
}

export interface PropertyListInput {
  /** Identifies this visit in idempotency keys. */
  visitId: string;
}

export interface PropertyListContext extends PropertyListInput, FailureReason {
  /** The properties in the order of the site. */
  properties: readonly ListedProperty[];
  /** The typed part of a name. */
  search: string;
  /** The number of properties that are shown at most. */
  most: number;
  /** Whether the person changes the order. */
  isOrdering: boolean;
  /** The property that was moved last; empty before. */
  moved: string;
  /** The change that is confirmed or carried out. */
  change: PropertyChange | undefined;
  /** The last change that was carried out. */
  done: PropertyChange | undefined;
  /** Increased when something else is sent. */
  attempt: number;
}

export type PropertyListEvent =
  | { type: 'retry.requested' }
  | ConnectionReturned
  | DataChanged
  | { type: 'search.changed'; search: string }
  | { type: 'more.requested' }
  | { type: 'ordering.started' }
  | { type: 'ordering.ended' }
  /** The person moves a property to the place before or after it. */
  | { type: 'property.moved'; property: string; by: -1 | 1 }
  | ({ type: 'change.requested' } & ChangeRequest)
  | { type: 'change.confirmed' }
  | { type: 'change.abandoned' };

/** A change that the host wants to make, with the id of the property. */
export interface ChangeRequest {
  kind: PropertyChange['kind'];
  property: string;
}

export interface ChangeInput {
  change: PropertyChange;
  idempotencyKey: string;
}

export interface OrderInput {
  /** All properties in their new order. */
  properties: readonly string[];
  idempotencyKey: string;
}
