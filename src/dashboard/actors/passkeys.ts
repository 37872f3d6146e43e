import { fromPromise } from 'xstate';
import type { CreationOptions, PasskeyCreation } from '../../../contract/dashboard/passkeys.ts';
import type { Session } from '../../../contract/dashboard/session.ts';
import { passkeyCreationMachine } from '../../../machines/dashboard/passkeyCreation/passkeyCreation.machine.ts';
import {
  passkeysMachine,
  type OwnPasskey,
  type RemovalInput,
} from '../../../machines/dashboard/passkeys/passkeys.machine.ts';
import { notePasskey } from './passkeyHere.ts';
import { closeWith, loadWebAuthn } from './passkeyUse.ts';
import { createProofActors, type ProofServices } from './proof.ts';

const createPasskeyCreation = (dashboard: ProofServices) =>
  passkeyCreationMachine.provide({
    actors: {
      requestCreation: fromPromise<CreationOptions, undefined>(({ signal }) =>
        dashboard.api.passkeyCreation(undefined, { signal }),
      ),
      createPasskey: fromPromise<PasskeyCreation, CreationOptions>(async ({ input, signal }) => {
        closeWith(signal);
        const { startRegistration } = await loadWebAuthn();
        // The contract describes the same JSON as the types of the package.
        const optionsJSON = input as Parameters<typeof startRegistration>[0]['optionsJSON'];
        return startRegistration({ optionsJSON }) as Promise<PasskeyCreation>;
      }),
      savePasskey: fromPromise<Session, PasskeyCreation>(async ({ input: body, signal }) => {
        const session = await dashboard.api.addPasskey({ body }, { signal });
        notePasskey();
        return session;
      }),
      proof: createProofActors(dashboard),
    },
  });

/** Connects the page about one's own passkeys to the host. */
export const createPasskeysActors = (dashboard: ProofServices) =>
  passkeysMachine.provide({
    actions: {
      reportSession: (_, session) => dashboard.session.send({ type: 'session.changed', session }),
    },
    actors: {
      listPasskeys: fromPromise<readonly OwnPasskey[], undefined>(
        async ({ signal }) => (await dashboard.api.listPasskeys(undefined, { signal })).passkeys,
      ),
      removePasskey: fromPromise<void, RemovalInput>(async ({ input: { id, idempotencyKey }, signal }) => {
        await dashboard.api.removePasskey({ params: { id } }, { idempotencyKey, signal });
      }),
      passkeyCreation: createPasskeyCreation(dashboard),
      proof: createProofActors(dashboard),
    },
  });
