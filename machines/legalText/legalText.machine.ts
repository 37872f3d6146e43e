import { assign, emit, setup } from 'xstate';
import type { LegalText } from '../../contract/schemas/legal.ts';
import type { LegalTextName } from '../../contract/values/legalTexts.ts';
import { declaredPromise, type Cause } from '../shared/declared.ts';
import { afterLoadingTooLong, loadingTimeout } from '../shared/loading.ts';
import type { ConnectionReturned } from '../shared/connection.ts';
import {
  isFailureKind,
  noFailureReason,
  timedOut,
  getReason,
  type FailureReason,
} from '../shared/failures.ts';
import { onFailure } from '../shared/onFailure.ts';
import type { Tag } from '../shared/tags.ts';
import type { UiEffect } from '../shared/uiEffect.ts';

/** The context, with the reason if the text could not be loaded. */
export interface LegalTextContext extends FailureReason {
  name: LegalTextName;
  text: LegalText | undefined;
}

/** The pressed button disappears, so the focus moves to the page's heading. */
const loadAgain = { target: 'loading', actions: 'focusPage' } as const;

/** Shows one of the host's legal texts. */
export const legalTextMachine = setup({
  types: {
    input: {} as Pick<LegalTextContext, 'name'>,
    context: {} as LegalTextContext,
    events: {} as { type: 'retry.requested' } | ConnectionReturned,
    emitted: {} as UiEffect,
    tags: {} as Tag,
  },
  actors: { loadText: declaredPromise<LegalText, LegalTextName>('loadText') },
  actions: {
    storeText: assign((_, text: LegalText) => ({ text, ...noFailureReason })),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    storeTimeout: assign(timedOut),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
  },
  guards: { isFailureKind },
  delays: { loadingTimeout },
}).createMachine({
  id: 'legalText',
  description: 'A visitor reads one of the host’s legal texts: the privacy notice, the terms or the imprint.',
  context: ({ input }) => ({ ...input, text: undefined, ...noFailureReason }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The text is being loaded from the host.',
      tags: 'waiting',
      after: afterLoadingTooLong('failed'),
      invoke: {
        id: 'loadText',
        src: 'loadText',
        input: ({ context }) => context.name,
        onDone: { target: 'ready', actions: { type: 'storeText', params: ({ event }) => event.output } },
        onError: onFailure({ 'not-found': 'notFound', otherwise: 'failed' }),
      },
    },
    ready: { description: 'The visitor reads the text.', tags: 'settled' },
    notFound: {
      description:
        'The host has not published this text; the page responds with 404 and links to the properties.',
      tags: 'settled',
    },
    failed: {
      description: 'The text could not be loaded; the visitor can try again.',
      tags: ['failed', 'settled'],
      on: { 'retry.requested': loadAgain, 'connection.returned': loadAgain },
    },
  },
});
