import { onFailure } from '../../shared/onFailure.ts';
import { requireProof } from '../proof/requireProof.ts';
import { getOutput } from '../shared/liveList.ts';
import { getUndoInput, stayImportSetup } from './stayImport.setup.ts';

/** Leaves the step; the list is loaded again, because the attempt may have changed it. */
const toList = { target: '#stayImport.loading', actions: ['clearFailure', 'focusPage'] } as const;

/** The step in which a host undoes an import. */
export const undoing = stayImportSetup.createStateConfig({
  description: 'A host removes the stays of an import that were not changed since.',
  initial: 'confirming',
  states: {
    confirming: {
      description: 'The host sees how many stays are removed, and confirms it.',
      on: { 'undo.confirmed': 'sending', 'undo.abandoned': toList },
    },
    sending: {
      description: 'The stays are being removed.',
      tags: 'waiting',
      invoke: {
        id: 'undoStayImport',
        src: 'undoStayImport',
        input: getUndoInput,
        onDone: {
          target: '#stayImport.loading',
          actions: [{ type: 'storeUndone', params: getOutput }, 'focusPage'],
        },
        onError: onFailure({
          'proof-required': 'proving',
          noAnswer: 'unconfirmed',
          'too-many-requests': 'tooMany',
          otherwise: 'rejected',
        }),
      },
    },
    proving: requireProof('sending', '#stayImport.loading'),
    tooMany: {
      description: 'The site accepts no more requests for some time; the host can undo the import later.',
      tags: 'failed',
      on: { 'undo.confirmed': 'sending', 'undo.abandoned': toList },
    },
    rejected: {
      description: 'The import cannot be undone; the host can return to the list.',
      tags: 'failed',
      on: { 'undo.abandoned': toList },
    },
    unconfirmed: {
      description:
        'The answer is missing, so it is unknown whether the stays were removed; the host can look, and try again.',
      tags: 'failed',
      on: { 'undo.confirmed': { target: 'sending', actions: 'focusPage' }, 'undo.abandoned': toList },
    },
  },
});
