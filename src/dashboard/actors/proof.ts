import { fromPromise } from 'xstate';
import type { CodeRequested } from '../../../contract/dashboard/session.ts';
import { codeProofMachine, proofMachine } from '../../../machines/dashboard/proof/proof.machine.ts';
import { hasPasskey } from '../../../machines/dashboard/session/selectors.ts';
import { createRefusedCodes } from '../../actors/refusedCodes.ts';
import type { Dashboard } from '../context/dashboard.ts';
import { forgetPasskey, isPasskeyHere } from './passkeyHere.ts';
import { createPasskeyProof } from './passkeyUse.ts';

/** The parts of the dashboard that a proof of identity uses. */
export type ProofServices = Pick<Dashboard, 'api' | 'session' | 'supportsPasskeys'>;

/**
 * Connects a proof of identity to the host. The session then knows until when it is valid. It begins with a passkey if the
 * person has one and has used one in this browser, and otherwise with a code.
 */
export const createProofActors = ({ api, session, supportsPasskeys }: ProofServices) => {
  const refusedCodes = createRefusedCodes();
  const usesPasskey = hasPasskey(session.getSnapshot()) && supportsPasskeys && isPasskeyHere();
  return (usesPasskey ? proofMachine : codeProofMachine).provide({
    actors: {
      passkeyUse: createPasskeyProof({ api, session }),
      requestProof: fromPromise<CodeRequested, undefined>(async ({ signal }) => {
        const requested = await api.requestProofCode(undefined, { signal });
        refusedCodes.forget();
        return requested;
      }),
      verifyProof: fromPromise<void, string>(async ({ input: code, signal }) => {
        const proved = await refusedCodes.send(code, () => api.proveByCode({ body: { code } }, { signal }));
        // The next proof begins with a code, too.
        forgetPasskey();
        session.send({ type: 'session.changed', session: proved });
      }),
    },
  });
};
