import { fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import type { PasskeyUse, RequestOptions } from '../../../contract/dashboard/passkeys.ts';
import type { Session } from '../../../contract/dashboard/session.ts';
import { passkeyUseMachine } from '../../../machines/dashboard/passkeyUse/passkeyUse.machine.ts';
import type { DashboardApi } from '../api/createDashboardApi.ts';
import type { Dashboard } from '../context/dashboard.ts';
import { notePasskey } from './passkeyHere.ts';

/** Loads the package that asks the browser for passkeys, which most visits do not need. */
export const loadWebAuthn = () => import('@simplewebauthn/browser');

/** Closes the question of the browser. If the package cannot be loaded, there is none. */
const closeQuestion = (): Promise<void> =>
  loadWebAuthn().then(
    ({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony(),
    () => undefined,
  );

/** Closes the question of the browser when the person has left it. */
export const closeWith = (signal: AbortSignal) =>
  signal.addEventListener('abort', () => void closeQuestion());

async function askForPasskey(options: RequestOptions, useBrowserAutofill = false): Promise<PasskeyUse> {
  const { startAuthentication } = await loadWebAuthn();
  // The contract describes the same JSON as the types of the package, which are wider.
  const optionsJSON = options as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return startAuthentication({
    optionsJSON,
    useBrowserAutofill,
    verifyBrowserAutofillInput: false,
  }) as Promise<PasskeyUse>;
}

const confirmPasskey = fromPromise<PasskeyUse, RequestOptions>(({ input, signal }) => {
  closeWith(signal);
  return askForPasskey(input);
});

/** Connects a sign-in with a passkey to the browser and the host. */
export const createPasskeySignIn = (api: DashboardApi) =>
  passkeyUseMachine.provide({
    actors: {
      requestPasskeyOptions: fromPromise<RequestOptions, undefined>(({ signal }) =>
        api.passkeyOptions(undefined, { signal }),
      ),
      confirmPasskey,
      verifyPasskey: fromPromise<Session, PasskeyUse>(async ({ input: body, signal }) => {
        const session = await api.signInWithPasskey({ body }, { signal });
        notePasskey();
        return session;
      }),
    },
  });

/** Connects a proof of identity with a passkey to the browser and the host. */
export const createPasskeyProof = ({ api, session }: Pick<Dashboard, 'api' | 'session'>) =>
  passkeyUseMachine.provide({
    actors: {
      requestPasskeyOptions: fromPromise<RequestOptions, undefined>(({ signal }) =>
        api.proofOptions(undefined, { signal }),
      ),
      confirmPasskey,
      verifyPasskey: fromPromise<Session, PasskeyUse>(async ({ input: body, signal }) => {
        const proved = await api.proveByPasskey({ body }, { signal });
        notePasskey();
        session.send({ type: 'session.changed', session: proved });
        return proved;
      }),
    },
  });

/** Offers the passkeys of the person in the e-mail field, and signs in with the one that they choose. */
export const createAutofill = (api: DashboardApi) =>
  fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    let isOver = false;
    const wait = async (): Promise<void> => {
      const options = await api.passkeyOptions();
      // The browser closes an earlier question when it is asked another one.
      if (isOver) return undefined;
      const passkey = await askForPasskey(options, true);
      try {
        const session = await api.signInWithPasskey({ body: passkey });
        notePasskey();
        sendBack({ type: 'autofill.accepted', session });
        return undefined;
      } catch (error) {
        sendBack({ type: 'autofill.failed', error });
        return wait();
      }
    };
    const start = async () => {
      const { browserSupportsWebAuthnAutofill } = await loadWebAuthn();
      if (await browserSupportsWebAuthnAutofill()) await wait();
    };
    // Without passkeys in the field, the person uses the button or a code.
    start().catch(() => undefined);
    return () => {
      isOver = true;
      void closeQuestion();
    };
  });
