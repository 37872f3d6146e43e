import { fromPromise } from 'xstate';
import { codeProofMachine, proofMachine } from '../../../machines/dashboard/proof/proof.machine.ts';
import type { Dashboard } from '../context/dashboard.ts';
import { createPasskeyProof } from './passkeyUse.ts';

/** The parts of the dashboard that a proof of identity uses. */
export type ProofServices = Pick<Dashboard, 'api' | 'session' | 'supportsPasskeys'>;

/**
 * Connects a proof of identity to the host. The session then knows until when it is valid. It begins with a passkey if the
 * person has one.
 */
export const createProofActors = ({ api, session, supportsPasskeys }: ProofServices) => {
  const { hasPasskey = false } = session.getSnapshot().context.session ?? {};
  return (hasPasskey && supportsPasskeys ? proofMachine : codeProofMachine).provide({
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
};
