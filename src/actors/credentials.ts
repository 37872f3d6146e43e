import { waitFor, type ActorRefFrom } from 'xstate';
import { CallFailed } from '../../contract/schemas/callFailed.ts';
import type { clientAuthMachine } from '../../machines/clientAuth/clientAuth.machine.ts';
import type { Credentials } from '../api/index.ts';

/** Returns the credentials of calls, whose token the machine renews. */
export function openCredentials(clientAuth: ActorRefFrom<typeof clientAuthMachine>): Credentials {
  const current = async () => {
    clientAuth.send({ type: 'token.requested' });
    const { context } = await waitFor(clientAuth, (snapshot) => snapshot.hasTag('settled'));
    if (context.token) return context.token;
    throw new CallFailed(context.failure ?? 'unauthorized', { retryAfter: context.retryAfter });
  };
  return {
    current,
    renew: (refused) => {
      clientAuth.send({ type: 'token.refused', accessToken: refused });
      return current();
    },
  };
}
