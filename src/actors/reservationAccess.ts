import { fromPromise } from 'xstate';
import type { AccessOpened, AccessRequested } from '../../contract/schemas/access.ts';
import { CallFailed, isFailure } from '../../contract/schemas/callFailed.ts';
import { reservationAccessMachine } from '../../machines/reservationAccess/reservationAccess.machine.ts';
import type {
  AccessInput,
  AccessForm,
  CodeSent,
} from '../../machines/reservationAccess/reservationAccess.types.ts';
import { createRefusedCodes } from './refusedCodes.ts';
import { openStoredAccess } from './storedAccess.ts';
import type { Api } from '../api/index.ts';

/** Leaves out an empty reservation number. */
const getRequest = ({ number, email }: AccessForm) => (number.trim() === '' ? { email } : { number, email });

/** A host that does not implement this call responds with 404 or 501, with or without a problem in the body. */
const asUnsupported = (error: unknown): never => {
  throw isFailure(error, 'unknown') ? new CallFailed('not-found') : error;
};

/** Connects the machine of the page that opens a reservation with a code to the host. */
export function createReservationAccessActors(loadApi: () => Promise<Api>) {
  const refusedCodes = createRefusedCodes();
  return reservationAccessMachine.provide({
    actions: {
      storeRequest: (_now, request) => openStoredAccess().store(request),
      clearRequest: () => openStoredAccess().remove(),
    },
    actors: {
      requestAccess: fromPromise<AccessRequested, AccessInput>(async ({ input, signal }) => {
        const api = await loadApi();
        const requested = await api
          .requestAccess(getRequest(input.form), { ...input, signal })
          .catch(asUnsupported);
        refusedCodes.forget();
        return requested;
      }),
      openAccess: fromPromise<AccessOpened, CodeSent>(async ({ input, signal }) => {
        const { accessId, otp } = input;
        const api = await loadApi();
        return refusedCodes.send(otp, () => api.openAccess({ accessId, otp }, { ...input, signal }));
      }),
    },
  });
}
