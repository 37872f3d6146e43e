import { noFailure } from '../shared/failures.ts';
import { onFailure } from '../shared/onFailure.ts';
import { codeStates } from './code.ts';
import {
  getAccessRequest,
  reservationAccessSetup,
  storeRequest,
  storeRequested,
} from './reservationAccess.setup.ts';
import type { AccessForm } from './reservationAccess.types.ts';

const storeForm = {
  type: 'storeForm',
  params: ({ event }: { event: { form: Partial<AccessForm> } }) => event.form,
} as const;

const requestTransitions = {
  'access.changed': { actions: ['startAnotherAttempt', storeForm] },
  'access.requested': 'requesting',
} as const;

/** Opens a reservation with its number and a code by e-mail, for guests without the link. */
export const reservationAccessMachine = reservationAccessSetup.createMachine({
  id: 'reservationAccess',
  description: 'A guest without the link opens their reservation with its number and a code by e-mail.',
  context: {
    ...noFailure,
    visitId: '',
    attempt: 1,
    form: { number: '', email: '' },
    accessId: '',
    otpExpiresAt: '',
    otp: '',
    attemptsLeft: undefined,
    opened: undefined,
  },
  initial: 'asking',
  states: {
    asking: {
      description: 'The guest enters the reservation number and the e-mail address of the booking.',
      tags: 'settled',
      on: {
        ...requestTransitions,
        'page.opened': [
          {
            description: 'The page was reloaded while the guest was about to enter the code.',
            guard: { type: 'isCodeAwaited', params: ({ event }) => event },
            target: 'entering',
            actions: [
              { type: 'storeReservationVisit', params: ({ event }) => event },
              { type: 'applyRequest', params: ({ event }) => event.request! },
              'focusPage',
            ],
          },
          {
            description:
              'The guest opens the page; the visit gets an id, and the form the address from the booking.',
            actions: { type: 'storeReservationVisit', params: ({ event }) => event },
          },
        ],
      },
    },
    requesting: {
      description: 'The code is being requested from the host.',
      tags: 'waiting',
      invoke: {
        id: 'requestAccess',
        src: 'requestAccess',
        input: getAccessRequest,
        onDone: {
          target: 'entering',
          actions: [storeRequested, 'startAnotherAttempt', storeRequest, 'focusPage'],
        },
        onError: onFailure({
          'validation-failed': { target: 'refused', actions: 'startAnotherAttempt' },
          'too-many-requests': 'tooMany',
          'not-found': { description: 'The host does not offer access codes.', target: 'unsupported' },
          otherwise: 'notRequested',
        }),
      },
    },
    refused: {
      description: 'The host rejected some answers; the form marks these fields and keeps all input.',
      tags: 'failed',
      on: requestTransitions,
    },
    tooMany: {
      description: 'The guest has requested too many codes; they can wait, or contact the host.',
      tags: 'failed',
      on: requestTransitions,
    },
    notRequested: {
      description: 'The code could not be requested; the guest can try again, and the form keeps all input.',
      tags: 'failed',
      on: requestTransitions,
    },
    unsupported: {
      description:
        'The host does not offer access codes; the guest uses the link in the e-mail, or contacts the host.',
      tags: 'failed',
      on: requestTransitions,
    },
    ...codeStates,
    opened: {
      description: 'The code is correct, and the browser opens the reservation with the token of its link.',
      tags: 'settled',
    },
  },
});
