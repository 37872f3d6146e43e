import { noFailureReason } from '../../shared/failures.ts';
import { onFailure } from '../../shared/onFailure.ts';
import { getOutput, liveStates, loadingStates, storeOutput } from '../shared/liveList.ts';
import { getStaysInput, noChoices, noTable, stayImportSetup } from './stayImport.setup.ts';
import type { StayImportEvent } from './stayImport.types.ts';
import { undoing } from './undoing.ts';

const storeImports = storeOutput('storeImports');

/** Returns the received event, as the parameter of an action or a guard. */
const getEvent =
  <Type extends StayImportEvent['type']>() =>
  ({ event }: { event: Extract<StayImportEvent, { type: Type }> }) =>
    event;

const chooseFile = {
  target: '#stayImport.reading',
  actions: [{ type: 'storeFile', params: getEvent<'file.chosen'>() }, 'focusPage'],
} as const;

const toList = { target: '#stayImport.loading', actions: ['clearFailure', 'focusPage'] } as const;
const toMapping = { target: '#stayImport.mapping', actions: ['clearFailure', 'focusPage'] } as const;

/** The host says what the columns of the file contain. A choice hides the message about a missing one. */
const choosing = {
  'column.chosen': {
    target: 'mapping',
    actions: { type: 'storeColumn', params: getEvent<'column.chosen'>() },
  },
  'dateOrder.chosen': {
    target: 'mapping',
    actions: { type: 'storeDateOrder', params: getEvent<'dateOrder.chosen'>() },
  },
  'unit.chosen': { target: 'mapping', actions: { type: 'storeUnit', params: getEvent<'unit.chosen'>() } },
  'channel.changed': {
    target: 'mapping',
    actions: { type: 'storeChannel', params: getEvent<'channel.changed'>() },
  },
  'examination.requested': [
    {
      description: 'The rows contain stays that can be imported.',
      guard: { type: 'hasStays', params: getEvent<'examination.requested'>() },
      target: 'examining',
      actions: [{ type: 'storeStays', params: getEvent<'examination.requested'>() }, 'focusPage'],
    },
    { target: 'incomplete' },
  ],
  'file.abandoned': toList,
} as const;

/** Imports stays from a file of another system, and undoes an import. */
export const stayImportMachine = stayImportSetup.createMachine({
  id: 'stayImport',
  description:
    'A host imports stays from a file of another system, sees first what will be stored, and can undo an import.',
  context: ({ input }) => ({
    ...input,
    imports: [],
    file: '',
    problem: undefined,
    table: noTable,
    choices: noChoices,
    stays: [],
    examined: [],
    results: [],
    undoing: undefined,
    undone: undefined,
    attempt: 0,
    ...noFailureReason,
  }),
  initial: 'loading',
  states: {
    ...loadingStates({ src: 'listStayImports' }, { target: 'shown', actions: storeImports } as const),
    shown: {
      description: 'The host sees earlier imports, and can choose a file.',
      initial: 'idle',
      states: liveStates('refreshStayImports', { src: 'listStayImports' }, storeImports, {
        'file.chosen': chooseFile,
        'undo.requested': {
          target: '#stayImport.undoing',
          actions: [{ type: 'prepareUndo', params: getEvent<'undo.requested'>() }, 'focusPage'],
        },
      } as const),
    },
    reading: {
      description: 'The file is being read in the browser.',
      tags: 'waiting',
      invoke: {
        id: 'readTable',
        src: 'readTable',
        input: ({ context }) => context.file,
        onDone: [
          {
            description: 'The file contains a table.',
            guard: { type: 'isTable', params: getOutput },
            target: 'mapping',
            actions: [{ type: 'storeTable', params: getOutput }, 'focusPage'],
          },
          { target: 'unreadable', actions: { type: 'storeProblem', params: getOutput } },
        ],
        onError: onFailure({ otherwise: 'unreadable' }),
      },
    },
    unreadable: {
      description: 'The file contains no table that can be read; the host can choose another one.',
      on: { 'file.chosen': chooseFile, 'file.abandoned': toList },
    },
    mapping: {
      description: 'The host sees what the columns contain, corrects it, and sees the first rows.',
      on: choosing,
    },
    incomplete: {
      description: 'A choice is missing, or no row can be imported; the form says which.',
      on: choosing,
    },
    examining: {
      description: 'The host’s system finds out which stays can be imported.',
      tags: 'waiting',
      invoke: {
        id: 'examineStays',
        src: 'examineStays',
        input: ({ context }) => context.stays,
        onDone: {
          target: 'reviewing',
          actions: [{ type: 'storeExamined', params: getOutput }, 'focusPage'],
        },
        onError: onFailure({ otherwise: 'notExamined' }),
      },
    },
    notExamined: {
      description: 'It could not be found out which stays can be imported; the host can try again.',
      tags: 'failed',
      on: {
        'retry.requested': { target: 'examining', actions: 'focusPage' },
        'connection.returned': { target: 'examining', actions: 'focusPage' },
        'mapping.requested': toMapping,
      },
    },
    reviewing: {
      description: 'The host sees which stays will be imported, and why others are not.',
      on: { 'import.confirmed': 'importing', 'mapping.requested': toMapping },
    },
    importing: {
      description: 'The stays are being stored.',
      tags: 'waiting',
      invoke: {
        id: 'importStays',
        src: 'importStays',
        input: getStaysInput,
        onDone: {
          target: 'imported',
          actions: [{ type: 'storeResults', params: getOutput }, 'focusPage'],
        },
        onError: onFailure({
          noAnswer: 'unconfirmed',
          'too-many-requests': 'tooMany',
          otherwise: { target: 'rejected', actions: 'startAnotherAttempt' },
        }),
      },
    },
    tooMany: {
      description: 'The site accepts no more requests for some time; the host can import the stays later.',
      tags: 'failed',
      on: { 'import.confirmed': 'importing', 'mapping.requested': toMapping },
    },
    rejected: {
      description: 'The stays were refused; the host can return to the columns.',
      tags: 'failed',
      on: { 'mapping.requested': toMapping },
    },
    unconfirmed: {
      description:
        'The answer is missing, so it is unknown whether the stays were stored; the host can look at the imports, and send the stays again.',
      tags: 'failed',
      on: {
        'import.confirmed': { target: 'importing', actions: 'focusPage' },
        'list.requested': toList,
      },
    },
    imported: {
      description: 'The host sees how many stays were stored, and which were not.',
      on: { 'list.requested': toList },
    },
    undoing,
  },
});
