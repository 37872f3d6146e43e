import { assign, setup } from 'xstate';
import type { StaySearch } from '../../contract/schemas/staySearch.ts';
import type { StoredStay } from '../../contract/rules/stayLink.ts';
import type { ConnectionReturned } from '../shared/connection.ts';
import { declaredPromise } from '../shared/declared.ts';
import type { Tag } from '../shared/tags.ts';

type SearchedUnit = StaySearch['units'][number];

/** Another property of the site that is free on the dates, with the price of the stay. */
export type Alternative = SearchedUnit & { readonly total: NonNullable<SearchedUnit['total']> };

export interface AlternativesRequest {
  /** The property that is not free. */
  unitId: string;
  stay: StoredStay;
}

export interface AlternativesContext {
  unitId: string;
  stay: StoredStay | undefined;
  alternatives: readonly Alternative[];
}

const requested = {
  target: 'searching',
  actions: {
    type: 'storeStay',
    params: ({ event }: { event: { stay: StoredStay } }) => event.stay,
  },
} as const;

const found = { params: ({ event }: { event: { output: readonly Alternative[] } }) => event.output } as const;
const storeFound = { type: 'storeFound', ...found } as const;

/** Finds other properties for a stay whose nights are taken. */
export const alternativesMachine = setup({
  types: {
    input: {} as Pick<AlternativesContext, 'unitId'>,
    context: {} as AlternativesContext,
    events: {} as { type: 'alternatives.requested'; stay: StoredStay } | ConnectionReturned,
    tags: {} as Tag,
  },
  actors: {
    searchAlternatives: declaredPromise<readonly Alternative[], AlternativesRequest>('searchAlternatives'),
  },
  actions: {
    storeStay: assign((_, stay: StoredStay) => ({ stay, alternatives: [] })),
    storeFound: assign((_, alternatives: readonly Alternative[]) => ({ alternatives })),
  },
  guards: { hasNone: (_, alternatives: readonly Alternative[]) => alternatives.length === 0 },
}).createMachine({
  id: 'alternatives',
  description: 'A guest whose dates are taken sees other properties that are free on these dates.',
  context: ({ input }) => ({ ...input, stay: undefined, alternatives: [] }),
  initial: 'unasked',
  states: {
    unasked: {
      description: 'No dates of the guest are taken, so nothing has been requested.',
      tags: 'settled',
      on: { 'alternatives.requested': requested },
    },
    searching: {
      description: 'The host searches its other properties; answers for earlier dates are ignored.',
      tags: 'waiting',
      invoke: {
        id: 'searchAlternatives',
        src: 'searchAlternatives',
        input: ({ context: { unitId, stay } }) => ({ unitId, stay: stay! }),
        onDone: [
          { guard: { type: 'hasNone', ...found }, target: 'none' },
          { target: 'shown', actions: storeFound },
        ],
        onError: 'failed',
      },
      on: { 'alternatives.requested': { ...requested, reenter: true } },
    },
    shown: {
      description:
        'The guest sees up to three other properties with the price of the stay, and can open one.',
      tags: 'settled',
      on: { 'alternatives.requested': requested },
    },
    none: {
      description: 'No other property is free on the dates, so the page shows none.',
      tags: 'settled',
      on: { 'alternatives.requested': requested },
    },
    failed: {
      description:
        'The host cannot search, or does not answer, so the page shows no other property until the connection returns.',
      tags: ['failed', 'settled'],
      on: { 'alternatives.requested': requested, 'connection.returned': 'searching' },
    },
  },
});
