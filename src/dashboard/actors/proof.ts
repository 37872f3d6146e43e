import { fromPromise } from 'xstate';
import type { CodeRequested } from '../../../contract/dashboard/session.ts';
import { codeProofMachine, proofMachine } from '../../../machines/dashboard/proof/proof.machine.ts';
import { hasPasskey } from '../../../machines/dashboard/session/selectors.ts';
import { createRefusedCodes } from '../../actors/refusedCodes.ts';
import type { Dashboard } from '../context/dashboard.ts';
import { createPasskeyProof } from './passkeyUse.ts';

/** The parts of the dashboard that a proof of identity uses. */
export type ProofServices = Pick<Dashboard, 'api' | 'session' | 'supportsPasskeys'>;

/**
 * Connects a proof of identity to the host. The session then knows until when it is valid. It begins with a passkey if the
 * person has one.
 */
export const createProofActors = ({ api, session, supportsPasskeys }: ProofServices) => {
  const refusedCodes = createRefusedCodes();
  return (hasPasskey(session.getSnapshot()) && supportsPasskeys ? proofMachine : codeProofMachine).provide({
    actors: {
      passkeyUse: createPasskeyProof({ api, session }),
      requestProof: fromPromise<CodeRequested, undefined>(async ({ signal }) => {
        const requested = await api.requestProofCode(undefined, { signal });
        refusedCodes.forget();
        return requested;
      }),
      verifyProof: fromPromise<void, string>(async ({ input: code, signal }) => {
        session.send({
          type: 'session.changed',
          session: await refusedCodes.send(code, () => api.proveByCode({ body: { code } }, { signal })),
        });
      }),
    },
  });
};
