import { assign, emit, setup } from 'xstate';
import { createIdempotencyKey } from '../../../contract/values/createIdempotencyKey.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import { isFailureKind, noFailure, timedOut, toFailure } from '../../shared/failures.ts';
import { loadingTimeout } from '../../shared/loading.ts';
import type { Tag } from '../../shared/tags.ts';
import { proofMachine } from '../proof/proof.machine.ts';
import { isProven, requireProof } from '../proof/requireProof.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import type * as t from './access.types.ts';

export const createInvitation = (language: t.AccessInput['language']): t.Invitation => ({
  name: '',
  email: '',
  role: 'manager',
  language,
});

/** The common setup of the steps of the page about access. */
export const accessSetup = setup({
  types: {
    input: {} as t.AccessInput,
    context: {} as t.AccessContext,
    events: {} as t.AccessEvent,
    children: {} as { proof: 'proof' },
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    listPeople: declaredPromise<readonly t.ListedPerson[]>('listPeople'),
    /** Returns the link of the invitation, which is also sent by e-mail. */
    invitePerson: declaredPromise<string, t.InvitationInput>('invitePerson'),
    changeAccess: declaredPromise<void, t.ChangeInput>('changeAccess'),
    proof: proofMachine,
  },
  actions: {
    storePeople: assign((_, people: readonly t.ListedPerson[]) => ({ people, ...noFailure })),
    // An invitation that was not sent is still there.
    openInvitation: assign(({ context: { language, invitation, link } }) => ({
      invitation: link === '' ? invitation : createInvitation(language),
      link: '',
      ...noFailure,
    })),
    storeInvitation: assign(({ context }, invitation: Partial<t.Invitation>) => ({
      invitation: { ...context.invitation, ...invitation },
      violations: context.violations.filter(({ propertyPath }) => !Object.hasOwn(invitation, propertyPath)),
    })),
    startAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    prepareChange: assign(({ context }, change: t.AccessChange) => ({
      change,
      attempt: context.attempt + 1,
      ...noFailure,
    })),
    storeLink: assign((_, link: string) => ({ link, ...noFailure })),
    storeFailure: assign((_, error: Cause) => toFailure(error)),
    storeTimeout: assign(timedOut),
    clearFailure: assign(noFailure),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
  },
  guards: {
    isFailureKind,
    isProven,
  },
  delays: { loadingTimeout },
});

const getKey = ({ visitId, attempt }: t.AccessContext, call: string) =>
  createIdempotencyKey(visitId, call, attempt);

/** Returns the input of the call that invites a person. */
export const getInvitationInput = ({ context }: { context: t.AccessContext }): t.InvitationInput => ({
  invitation: context.invitation,
  idempotencyKey: getKey(context, 'invitePerson'),
});

/** Returns the input of the call that changes access. */
export const getChangeInput = ({ context }: { context: t.AccessContext }): t.ChangeInput => ({
  change: context.change!,
  idempotencyKey: getKey(context, 'changeAccess'),
});

/** The person does not make the change. */
export const toList = { target: '#access.list', actions: ['clearFailure', 'focusPage'] } as const;

/** Leaves after an attempt, so the list is loaded again. */
export const toPresentList = { target: '#access.loading', actions: ['clearFailure', 'focusPage'] } as const;

/** The state in which the host requires a fresh proof of identity. An earlier attempt may have had no answer. */
export const proving = requireProof('sending', '#access.loading');
