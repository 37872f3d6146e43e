import { assign, setup } from 'xstate';
import { isFailure } from '../../contract/callFailed.ts';
import type { LegalText } from '../../contract/legal.ts';
import type { LegalTextName } from '../../contract/rules/legalTexts.ts';
import { declaredPromise, type Cause } from '../shared/declared.ts';
import { afterLoadingTooLong, loadingMayTake } from '../shared/loading.ts';
import type { ConnectionReturned } from '../shared/connection.ts';
import type { Tag } from '../shared/tags.ts';

export interface LegalTextContext {
  name: LegalTextName;
  text: LegalText | undefined;
}

/** A visitor reads one of the host's legal texts. */
export const legalTextMachine = setup({
  types: {
    input: {} as Pick<LegalTextContext, 'name'>,
    context: {} as LegalTextContext,
    events: {} as { type: 'retry.requested' } | ConnectionReturned,
    tags: {} as Tag,
  },
  actors: { loadText: declaredPromise<LegalText, LegalTextName>('loadText') },
  actions: { keepText: assign((_, text: LegalText) => ({ text })) },
  guards: { thereIsNoSuchText: (_, error: Cause) => isFailure(error, 'not-found') },
  delays: { loadingMayTake },
}).createMachine({
  id: 'legalText',
  description: 'A visitor reads one of the host’s legal texts: the privacy notice, the terms or the imprint.',
  context: ({ input }) => ({ ...input, text: undefined }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The text is being fetched from the host.',
      tags: 'waiting',
      after: afterLoadingTooLong('failed'),
      invoke: {
        id: 'loadText',
        src: 'loadText',
        input: ({ context }) => context.name,
        onDone: { target: 'ready', actions: { type: 'keepText', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'thereIsNoSuchText', params: ({ event }) => event.error }, target: 'notFound' },
          { target: 'failed' },
        ],
      },
    },
    ready: { description: 'The visitor reads the text.', tags: 'settled' },
    notFound: {
      description: 'The host has not published this text; the page answers 404 and leads to the properties.',
      tags: 'settled',
    },
    failed: {
      description: 'The host could not be reached; the visitor can try again.',
      tags: ['failed', 'settled'],
      on: { 'retry.requested': 'loading', 'connection.returned': 'loading' },
    },
  },
});
