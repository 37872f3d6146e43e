import { assign, emit, setup } from 'xstate';
import type { LinkContent, Session } from '../../../contract/dashboard/session.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import { isFailureKind, noFailure, toFailure } from '../../shared/failures.ts';
import type { Tag } from '../../shared/tags.ts';
import { codeProofMachine } from '../proof/proof.machine.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import type {
  AccessLinkContext,
  AccessLinkEvent,
  AccessLinkInput,
  LinkUse,
  OwnerForm,
} from './accessLink.types.ts';

/** The common setup of the steps of a set-up or access link. */
export const accessLinkSetup = setup({
  types: {
    input: {} as AccessLinkInput,
    context: {} as AccessLinkContext,
    events: {} as AccessLinkEvent,
    children: {} as { proof: 'proof' },
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    readLink: declaredPromise<LinkContent, string>('readLink'),
    openLink: declaredPromise<Session, LinkUse>('openLink'),
    proof: codeProofMachine,
  },
  actions: {
    storePerson: assign((_, content: LinkContent) =>
      content.kind === 'access' ? { owner: { name: content.name, email: content.email } } : {},
    ),
    storeOwner: assign(({ context }, owner: Partial<OwnerForm>) => ({
      owner: { ...context.owner, ...owner },
      violations: context.violations.filter(
        ({ propertyPath }) => !Object.keys(owner).some((name) => propertyPath === `owner.${name}`),
      ),
    })),
    storeSession: assign((_, session: Session) => ({ session })),
    startAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    storeFailure: assign((_, error: Cause) => toFailure(error)),
    clearFailure: assign(noFailure),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
    // Provided by the session.
    reportSession: (_now, _session: Session) => undefined,
    reportAbandoned: () => undefined,
  },
  guards: {
    isFailureKind,
    isSetup: (_, { kind }: LinkContent) => kind === 'setup',
    /** No e-mail of a sandbox, or of a site without a mail server, arrives anywhere. */
    sendsMail: (_, { isSandbox, isWithoutMail }: Session) => !isSandbox && !isWithoutMail,
  },
});

/** The link opened the session. */
export const reportOpened = [
  'clearFailure',
  { type: 'reportSession', params: ({ event }: { event: { output: Session } }) => event.output },
] as const;
