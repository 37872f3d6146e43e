import { noFailure } from '../../shared/failures.ts';
import { onFailure } from '../../shared/onFailure.ts';
import { getOutput } from '../shared/liveList.ts';
import { getDraftInput, noEntry, propertyImportSetup } from './propertyImport.setup.ts';
import type { PropertyImportEvent } from './propertyImport.types.ts';

/** Returns the received event, as the parameter of an action or a guard. */
const getEvent =
  <Type extends PropertyImportEvent['type']>() =>
  ({ event }: { event: Extract<PropertyImportEvent, { type: Type }> }) =>
    event;

/** The person chooses a file or pastes a text. */
const choosing = {
  'file.chosen': {
    target: 'reading',
    actions: [{ type: 'storeFile', params: getEvent<'file.chosen'>() }, 'focusPage'],
  },
  'text.changed': { actions: { type: 'storeText', params: getEvent<'text.changed'>() } },
  'text.submitted': [
    {
      description: 'The text contains parts of a property.',
      guard: { type: 'hasFound', params: getEvent<'text.submitted'>() },
      target: 'editing',
      actions: [{ type: 'storePasted', params: getEvent<'text.submitted'>() }, 'focusPage'],
    },
    { target: 'unreadable', actions: 'noteNothingFound' },
  ],
} as const;

const restart = { target: 'choosing', actions: ['clearFailure', 'focusPage'] } as const;

/** The person corrects what is taken over, and sends it. */
const typing = {
  'entry.changed': { actions: { type: 'storeEntry', params: getEvent<'entry.changed'>() } },
  'entry.submitted': 'creating',
  'import.restarted': restart,
} as const;

/** Creates the draft of a property from a file of another site, or from a pasted text. */
export const propertyImportMachine = propertyImportSetup.createMachine({
  id: 'propertyImport',
  description:
    'A host begins a property with what a file of another site or a pasted text contains, and corrects it first.',
  context: ({ input }) => ({
    ...input,
    text: '',
    file: '',
    problem: undefined,
    properties: [],
    photos: 0,
    entry: noEntry(input.language),
    unknown: [],
    attempt: 0,
    ...noFailure,
  }),
  initial: 'choosing',
  states: {
    choosing: { description: 'The host chooses a file, or pastes a text.', on: choosing },
    reading: {
      description: 'The file is being read in the browser.',
      tags: 'waiting',
      invoke: {
        id: 'readProperties',
        src: 'readProperties',
        input: ({ context }) => context.file,
        onDone: [
          {
            description: 'The file contains one property.',
            guard: { type: 'hasOneProperty', params: getOutput },
            target: 'editing',
            actions: [{ type: 'storeProperties', params: getOutput }, 'focusPage'],
          },
          {
            description: 'The file contains several properties.',
            guard: { type: 'hasProperties', params: getOutput },
            target: 'selecting',
            actions: [{ type: 'storeProperties', params: getOutput }, 'focusPage'],
          },
          { target: 'unreadable', actions: { type: 'storeProblem', params: getOutput } },
        ],
        onError: onFailure({ otherwise: 'unreadable' }),
      },
    },
    unreadable: {
      description: 'No property was found; the host can choose another file, or paste another text.',
      on: choosing,
    },
    selecting: {
      description: 'The host chooses one of the properties in the file.',
      on: {
        'property.chosen': {
          target: 'editing',
          actions: [{ type: 'selectProperty', params: getEvent<'property.chosen'>() }, 'focusPage'],
        },
        'import.restarted': restart,
      },
    },
    editing: { description: 'The host sees what was understood, and corrects it.', on: typing },
    creating: {
      description: 'The draft is being created.',
      tags: 'waiting',
      invoke: {
        id: 'createImportedDraft',
        src: 'createImportedDraft',
        input: getDraftInput,
        onDone: { target: 'created', actions: ['clearFailure', 'focusPage'] },
        onError: onFailure({
          'validation-failed': { target: 'refused', actions: 'startAnotherAttempt' },
          'property-exists': { target: 'taken', actions: 'startAnotherAttempt' },
          noAnswer: 'unconfirmed',
          'too-many-requests': 'tooMany',
          otherwise: { target: 'rejected', actions: 'startAnotherAttempt' },
        }),
      },
    },
    refused: {
      description: 'Some answers are not valid; the form marks these fields.',
      tags: 'failed',
      on: typing,
    },
    taken: {
      description:
        'Another property or page has this address; the form marks the field until something is changed.',
      tags: 'failed',
      on: {
        ...typing,
        'entry.changed': {
          target: 'editing',
          actions: { type: 'storeEntry', params: getEvent<'entry.changed'>() },
        },
      },
    },
    tooMany: {
      description: 'The site accepts no more requests for some time; the form keeps the entry for later.',
      tags: 'failed',
      on: typing,
    },
    rejected: {
      description: 'The draft was refused, such as one that somebody has changed at the same time.',
      tags: 'failed',
      on: typing,
    },
    unconfirmed: {
      description:
        'The answer is missing, so it is unknown whether the draft was created; the host can send it again.',
      tags: 'failed',
      on: { 'entry.submitted': { target: 'creating', actions: 'focusPage' } },
    },
    created: { description: 'The draft is created; a link leads to its content, and another to its photos.' },
  },
});
