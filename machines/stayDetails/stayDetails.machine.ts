import { assign, emit, setup } from 'xstate';
import type { Reservation } from '../../contract/reservation.ts';
import { keyOfCall } from '../../contract/rules/keyOfCall.ts';
import type { StayDetails, StayDetailsSaved } from '../../contract/stayDetails.ts';
import { declaredPromise, type Cause } from '../shared/declared.ts';
import { failureOf, itFailedAs, noFailure, type Failing } from '../shared/failures.ts';
import { onFailure } from '../shared/onFailure.ts';
import type { ReservationTold, ReservationVisit } from '../shared/reservationTold.ts';
import type { Tag } from '../shared/tags.ts';
import { answeredAnew, nothingTyped, toldBy, typedFrom, type TypedDetails } from '../shared/typedDetails.ts';
import type { Wanted } from '../shared/wanted.ts';

type Told = Pick<StayDetails, 'arrivalTime' | 'invoice'>;

export interface StayDetailsContext extends ReservationVisit, Failing {
  /** Raised when they are sent anew with other answers. */
  attempt: number;
  /** As the host told them last, or as they were saved since. */
  told: Told;
  form: TypedDetails;
}

export type StayDetailsEvent =
  | ReservationTold
  | { type: 'details.begun' }
  | { type: 'details.changed'; form: Partial<TypedDetails> }
  | { type: 'details.submitted' }
  | { type: 'details.dismissed' };

/** Details as they are to be from now on. */
export interface DetailsGiven extends Told {
  reservationId: string;
  token: string;
  idempotencyKey: string;
}

const told = ({ event }: { event: ReservationTold }) => event.reservation;

const takeDetails = { type: 'takeDetails', params: told } as const;

const itCanBeChanged = { guard: { type: 'itCanBeChanged', params: told }, actions: takeDetails } as const;

const whenTold = [
  { ...itCanBeChanged, target: '#stayDetails.shown' },
  { target: '#stayDetails.fixed', actions: takeDetails },
] as const;

const noteChange = {
  type: 'noteChange',
  params: ({ event }: { event: { form: Partial<TypedDetails> } }) => event.form,
} as const;

const whileTyping = {
  'details.changed': { actions: noteChange },
  'details.submitted': 'saving',
  'details.dismissed': { target: 'shown', actions: ['forgetFailure', 'leadToTheDetails'] },
  'reservation.told': [
    { ...itCanBeChanged, description: 'What is being typed stays.' },
    { target: '#stayDetails.fixed', actions: [takeDetails, 'leadToTheDetails'] },
  ],
} as const;

/** A guest tells when they arrive, and what their invoice is to say. */
export const stayDetailsMachine = setup({
  types: {
    input: {} as ReservationVisit,
    context: {} as StayDetailsContext,
    events: {} as StayDetailsEvent,
    emitted: {} as Wanted,
    tags: {} as Tag,
  },
  actors: { saveDetails: declaredPromise<StayDetailsSaved, DetailsGiven>('saveDetails') },
  actions: {
    takeDetails: assign((_, { details }: Reservation) => ({ told: toldIn(details) })),
    fillInForm: assign(({ context }) => ({ form: typedFrom(context.told), ...noFailure })),
    noteChange: assign(({ context }, form: Partial<TypedDetails>) => ({
      form: { ...context.form, ...form },
      violations: context.violations.filter(
        ({ propertyPath }) => !answeredAnew(context.form, form).includes(propertyPath),
      ),
    })),
    noteSaved: assign(({ context }) => ({ told: toldBy(context.form), ...noFailure })),
    noteFailure: assign((_, error: Cause) => failureOf(error)),
    forgetFailure: assign(noFailure),
    beginAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    leadToTheDetails: emit({ type: 'focus.wanted', on: 'stayDetails' }),
    // Provided by whoever shows the reservation.
    reportChange: () => undefined,
  },
  guards: {
    itFailedAs,
    itCanBeChanged: (_, { details }: Reservation) => details?.changeable === true,
  },
}).createMachine({
  id: 'stayDetails',
  description: 'A guest tells when they arrive, and what their invoice is to say; both may be left out.',
  context: ({ input }) => ({
    ...input,
    ...noFailure,
    attempt: 1,
    told: toldIn(undefined),
    form: nothingTyped,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'What the host says of the reservation is on its way.',
      tags: 'waiting',
      on: { 'reservation.told': whenTold },
    },
    shown: {
      description: 'The guest sees what they have told, and can change it.',
      tags: 'settled',
      on: {
        'details.begun': { target: 'editing', actions: 'fillInForm' },
        'reservation.told': whenTold,
      },
    },
    editing: {
      description:
        'The guest tells when they arrive, or what their invoice is to say; nothing has been sent.',
      tags: 'settled',
      on: whileTyping,
    },
    saving: {
      description: 'What was typed is on its way to the host.',
      tags: 'waiting',
      invoke: {
        id: 'saveDetails',
        src: 'saveDetails',
        input: ({ context: { reservationId, token, visitId, attempt, form } }) => ({
          reservationId,
          token,
          ...toldBy(form),
          idempotencyKey: keyOfCall(visitId, 'saveDetails', attempt),
        }),
        onDone: {
          target: 'saved',
          actions: ['noteSaved', 'beginAnotherAttempt', 'reportChange', 'leadToTheDetails'],
        },
        onError: onFailure({
          'validation-failed': { target: 'refused', actions: 'beginAnotherAttempt' },
          'wrong-state': {
            description: 'They can no longer be changed.',
            target: 'fixed',
            actions: ['beginAnotherAttempt', 'reportChange', 'leadToTheDetails'],
          },
          'idempotency-mismatch': {
            description: 'An earlier try with other answers has reached the host.',
            target: 'notSaved',
            actions: 'beginAnotherAttempt',
          },
          otherwise: 'notSaved',
        }),
      },
    },
    refused: {
      description: 'Some answers cannot be used; each is named at its field, and what was typed is kept.',
      tags: 'failed',
      on: whileTyping,
    },
    notSaved: {
      description:
        'The host has not said that it has them; the guest can try again, and what was typed is kept.',
      tags: 'failed',
      on: {
        ...whileTyping,
        'details.changed': {
          description: 'With other answers it is another try.',
          actions: ['beginAnotherAttempt', noteChange],
        },
        'details.dismissed': {
          description: 'The host may have them all the same: it is asked how the reservation stands.',
          target: 'shown',
          actions: ['beginAnotherAttempt', 'forgetFailure', 'reportChange', 'leadToTheDetails'],
        },
        'reservation.told': [
          { ...itCanBeChanged, description: 'What is being typed stays.' },
          {
            description: 'Whatever is told later is another try.',
            target: '#stayDetails.fixed',
            actions: [takeDetails, 'beginAnotherAttempt', 'leadToTheDetails'],
          },
        ],
      },
    },
    saved: {
      description: 'The host has what was typed; the guest can change it again.',
      tags: 'settled',
      on: {
        'details.begun': { target: 'editing', actions: 'fillInForm' },
        'reservation.told': [
          { ...itCanBeChanged, description: 'It is said until the guest does something else.' },
          { target: 'fixed', actions: takeDetails },
        ],
      },
    },
    fixed: {
      description: 'The guest sees what they have told; only the host can change it.',
      tags: 'settled',
      on: { 'reservation.told': whenTold },
    },
  },
});

function toldIn(details: StayDetails | undefined): Told {
  return { arrivalTime: details?.arrivalTime ?? null, invoice: details?.invoice ?? null };
}
