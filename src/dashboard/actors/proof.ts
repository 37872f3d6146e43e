import { fromPromise } from 'xstate';
import { proofMachine } from '../../../machines/dashboard/proof/proof.machine.ts';
import type { Dashboard } from '../context/dashboard.ts';
import { createPasskeyProof } from './passkeyUse.ts';

/** Connects a proof of identity to the host. The session then knows until when it is valid. */
export const createProofActors = ({ api, session }: Pick<Dashboard, 'api' | 'session'>) =>
  proofMachine.provide({
    actors: {
      passkeyUse: createPasskeyProof({ api, session }),
      requestProof: fromPromise<void, undefined>(async ({ signal }) => {
        await api.requestProofCode(undefined, { signal });
      }),
      verifyProof: fromPromise<void, string>(async ({ input: code, signal }) => {
        session.send({
          type: 'session.changed',
          session: await api.proveByCode({ body: { code } }, { signal }),
        });
      }),
    },
  });
