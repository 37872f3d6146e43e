import { fromPromise } from 'xstate';
import {
  accessMachine,
  unfinishedInvitationMachine,
} from '../../../machines/dashboard/access/access.machine.ts';
import type {
  ChangeInput,
  InvitationInput,
  ListedPerson,
} from '../../../machines/dashboard/access/access.types.ts';
import { createProofActors, type ProofServices } from './proof.ts';

async function changeAccess(
  { api }: ProofServices,
  { change, idempotencyKey }: ChangeInput,
  signal: AbortSignal,
) {
  const options = { idempotencyKey, signal };
  const params = { id: change.person.id };
  if (change.kind === 'role') await api.changeRole({ params, body: { role: change.role } }, options);
  else await api.removeUser({ params }, options);
}

/** Connects the page about access to the host. It begins with the invitation if there is an unfinished one. */
export const createAccessActors = (dashboard: ProofServices, isInviting: boolean) =>
  (isInviting ? unfinishedInvitationMachine : accessMachine).provide({
    actors: {
      listPeople: fromPromise<readonly ListedPerson[], undefined>(
        async ({ signal }) => (await dashboard.api.listUsers(undefined, { signal })).users,
      ),
      invitePerson: fromPromise<string, InvitationInput>(
        async ({ input: { invitation, idempotencyKey }, signal }) =>
          (await dashboard.api.addUser({ body: invitation }, { idempotencyKey, signal })).link,
      ),
      changeAccess: fromPromise<void, ChangeInput>(({ input, signal }) =>
        changeAccess(dashboard, input, signal),
      ),
      proof: createProofActors(dashboard),
    },
  });
