import { fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import type { CodeRequested, LinkContent, Session } from '../../../contract/dashboard/session.ts';
import { sessionMachine } from '../../../machines/dashboard/session/session.machine.ts';
import { codeProofMachine } from '../../../machines/dashboard/proof/proof.machine.ts';
import { accessLinkOfSession, signInOfSession } from '../../../machines/dashboard/session/session.setup.ts';
import type { LinkUse } from '../../../machines/dashboard/accessLink/accessLink.types.ts';
import type { Language } from '../../../contract/values/language.ts';
import { createRefusedCodes } from '../../actors/refusedCodes.ts';
import type { DashboardApi } from '../api/createDashboardApi.ts';
import { createFollowChanges, type FollowOptions } from './followChanges.ts';
import { isFailure } from '../../../contract/schemas/callFailed.ts';
import { deleteDrafts } from '../../actors/drafts.ts';
import { createAutofill, createPasskeySignIn } from './passkeyUse.ts';

/** The name of the channel between the tabs of the dashboard. */
const channelName = 'dashboard-session';

/** Sends sign-in and sign-out to the other tabs of this browser, and receives theirs. A sign-out deletes unfinished input. */
const syncTabs = fromCallback<AnyEventObject, undefined>(({ sendBack, receive }) => {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (data === 'session.ended') deleteDrafts();
    sendBack({ type: data });
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  receive(({ type }) => channel.postMessage(type));
  return () => channel.close();
});

/** Connects sign-in to the host. E-mails have the language in which the dashboard is shown. */
const createSignInActors = (api: DashboardApi, getLanguage: () => Language) => {
  const refusedCodes = createRefusedCodes();
  return signInOfSession.provide({
    actors: {
      awaitAutofill: createAutofill(api),
      passkeyUse: createPasskeySignIn(api),
      requestCode: fromPromise<CodeRequested, string>(async ({ input: email, signal }) => {
        const requested = await api.requestCode({ body: { email, language: getLanguage() } }, { signal });
        refusedCodes.forget();
        return requested;
      }),
      verifyCode: fromPromise<Session, string>(({ input: code, signal }) =>
        refusedCodes.send(code, () => api.verifyCode({ body: { code } }, { signal })),
      ),
    },
  });
};

/** Connects a set-up or access link to the host. The first owner uses the dashboard in the language that it shows. */
const createAccessLinkActors = (api: DashboardApi, getLanguage: () => Language) => {
  const refusedCodes = createRefusedCodes();
  return accessLinkOfSession.provide({
    actors: {
      proof: codeProofMachine.provide({
        actors: {
          requestProof: fromPromise<CodeRequested, undefined>(async ({ signal }) => {
            const requested = await api.requestProofCode(undefined, { signal });
            refusedCodes.forget();
            return requested;
          }),
          verifyProof: fromPromise<void, string>(async ({ input: code, signal }) => {
            await refusedCodes.send(code, () => api.proveByCode({ body: { code } }, { signal }));
          }),
        },
      }),
      readLink: fromPromise<LinkContent, string>(({ input: token, signal }) =>
        api.readLink({ body: { token } }, { signal }),
      ),
      openLink: fromPromise<Session, LinkUse>(({ input: { token, owner }, signal }) =>
        api.openLink(
          { body: { token, ...(owner && { owner: { ...owner, language: getLanguage() } }) } },
          { signal },
        ),
      ),
    },
  });
};

/** Connects the session of a tab to the host and to the other tabs. */
export const createSessionActors = (
  api: DashboardApi,
  { getLanguage, onChange }: { getLanguage: () => Language } & Pick<FollowOptions, 'onChange'>,
) =>
  sessionMachine.provide({
    actors: {
      signIn: createSignInActors(api, getLanguage),
      accessLink: createAccessLinkActors(api, getLanguage),
      syncTabs,
      followChanges: createFollowChanges({
        onChange,
        // If the session has ended, the answer ends it here too.
        onRejected: () => void api.getSession().catch(() => undefined),
      }),
      loadSession: fromPromise<Session, undefined>(({ signal }) => api.getSession(undefined, { signal })),
      endSession: fromPromise<void, undefined>(async ({ signal }) => {
        try {
          await api.signOut(undefined, { signal });
        } catch (error) {
          // The session had ended already.
          if (isFailure(error, 'unauthorized')) deleteDrafts();
          throw error;
        }
        deleteDrafts();
      }),
    },
  });
