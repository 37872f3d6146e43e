import { assign, emit, setup } from 'xstate';
import type { DeskFormName } from '../../../contract/dashboard/possibleForms.ts';
import type { DeskReservation } from '../../../contract/dashboard/deskReservation.ts';
import type { ConnectionReturned } from '../../shared/connection.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import {
  getReason,
  isFailureKind,
  noFailureReason,
  timedOut,
  type FailureReason,
} from '../../shared/failures.ts';
import { loadingTimeout } from '../../shared/loading.ts';
import { onFailure } from '../../shared/onFailure.ts';
import type { Tag } from '../../shared/tags.ts';
import { deskActionMachine } from '../deskAction/deskAction.machine.ts';
import type { ActionResult, DeskActionName } from '../deskAction/deskAction.types.ts';
import { deskFormMachine } from '../deskForm/deskForm.machine.ts';
import { refundMachine } from '../refund/refund.machine.ts';
import type { RefundKind } from '../refund/refund.types.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import type { DataChanged } from '../shared/dataChanged.ts';
import { liveStates, loadAgain, loadingStates, storeOutput } from '../shared/liveList.ts';

export interface DeskInput {
  /** Identifies this visit in idempotency keys. */
  visitId: string;
  /** The number of the reservation, from the address. */
  number: string;
}

/** The action, form or refund that the host has chosen. */
type Chosen = DeskActionName | DeskFormName | RefundKind;

/** The context, with the reason if the reservation could not be loaded. */
export interface DeskContext extends DeskInput, FailureReason {
  /** The reservation as it was loaded last. */
  reservation: DeskReservation | undefined;
  chosen: Chosen | undefined;
  /** The number of actions and forms that the host has opened. */
  opened: number;
}

export type DeskEvent =
  | { type: 'retry.requested' }
  | ConnectionReturned
  | DataChanged
  | { type: 'action.opened'; action: DeskActionName }
  | { type: 'form.opened'; form: DeskFormName }
  | { type: 'refund.opened'; kind: RefundKind };

const storeReservation = storeOutput('storeReservation');

const load = {
  src: 'loadReservationDesk',
  input: ({ context }: { context: DeskContext }) => context.number,
} as const;

/** The choices on the page. */
const choosing = {
  'action.opened': {
    target: 'acting',
    actions: [
      {
        type: 'storeChosen',
        params: ({ event }: { event: { action: DeskActionName } }) => event.action,
      },
      'focusPage',
    ],
  },
  'form.opened': {
    target: 'entering',
    actions: [
      { type: 'storeChosen', params: ({ event }: { event: { form: DeskFormName } }) => event.form },
      'focusPage',
    ],
  },
  'refund.opened': {
    target: 'refunding',
    actions: [
      { type: 'storeChosen', params: ({ event }: { event: { kind: RefundKind } }) => event.kind },
      'focusPage',
    ],
  },
} as const;

/** Identifies the chosen action in idempotency keys. */
const getActionId = ({ visitId, opened }: DeskContext) => `${visitId}-${opened}`;

/**
 * After an action the reservation is loaded again. If the action cannot have changed it, the page shows it until the
 * answer arrives: it may have changed for other reasons, which the host reported while the action was open.
 */
const returnToReservation = [
  {
    guard: {
      type: 'mayHaveChanged',
      params: ({ event }: { event: { output: ActionResult } }) => event.output,
    },
    target: '#reservationDesk.loading',
    actions: 'focusPage',
  },
  { target: 'refreshing', actions: 'focusPage' },
] as const;

/** Shows one reservation to a host, and runs what the host does with it. */
export const reservationDeskMachine = setup({
  types: {
    input: {} as DeskInput,
    context: {} as DeskContext,
    events: {} as DeskEvent,
    children: {} as { deskAction: 'deskAction'; deskForm: 'deskForm'; refund: 'refund' },
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    loadReservationDesk: declaredPromise<DeskReservation, string>('loadReservationDesk'),
    deskAction: deskActionMachine,
    deskForm: deskFormMachine,
    refund: refundMachine,
  },
  actions: {
    storeChosen: assign(({ context }, chosen: Chosen) => ({
      chosen,
      opened: context.opened + 1,
      ...noFailureReason,
    })),
    storeReservation: assign((_, reservation: DeskReservation) => ({ reservation, ...noFailureReason })),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    storeTimeout: assign(timedOut),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
  },
  guards: { isFailureKind, mayHaveChanged: (_, { mayHaveChanged }: ActionResult) => mayHaveChanged },
  delays: { loadingTimeout },
}).createMachine({
  id: 'reservationDesk',
  description: 'A host looks at one reservation, and takes actions on it.',
  context: ({ input }) => ({
    ...input,
    reservation: undefined,
    chosen: undefined,
    opened: 0,
    ...noFailureReason,
  }),
  initial: 'loading',
  states: {
    ...loadingStates(
      load,
      { target: 'shown', actions: storeReservation },
      onFailure({ 'not-found': 'unknown', otherwise: 'notLoaded' }),
    ),
    unknown: {
      description: 'No reservation has this number; the host can try again.',
      tags: 'failed',
      on: { 'retry.requested': loadAgain },
    },
    shown: {
      description: 'The reservation is shown, or an action on it.',
      initial: 'idle',
      states: {
        ...liveStates('refreshReservationDesk', load, storeReservation, choosing),
        acting: {
          description: 'The host takes an action, after seeing its effect.',
          tags: 'waiting',
          invoke: {
            id: 'deskAction',
            src: 'deskAction',
            input: ({ context }) => ({
              visitId: getActionId(context),
              number: context.number,
              action: context.chosen as DeskActionName,
            }),
            onDone: returnToReservation,
          },
        },
        refunding: {
          description: 'The host refunds a part, or cancels the reservation.',
          tags: 'waiting',
          invoke: {
            id: 'refund',
            src: 'refund',
            input: ({ context }) => ({
              visitId: getActionId(context),
              number: context.number,
              kind: context.chosen as RefundKind,
            }),
            onDone: returnToReservation,
          },
        },
        entering: {
          description: 'The host fills in a form about the reservation.',
          tags: 'waiting',
          invoke: {
            id: 'deskForm',
            src: 'deskForm',
            input: ({ context }) => ({
              visitId: getActionId(context),
              reservation: context.reservation!,
              form: context.chosen as DeskFormName,
            }),
            onDone: returnToReservation,
          },
        },
      },
    },
  },
});
