import { onFailure } from '../../shared/onFailure.ts';
import { accessSetup, getChangeInput, proving, toList } from './access.setup.ts';

const deciding = { 'change.confirmed': 'sending', 'change.abandoned': toList } as const;

/** The step in which an owner changes a role or ends an access. */
export const changing = accessSetup.createStateConfig({
  description: 'An owner changes a person’s role or ends their access.',
  initial: 'confirming',
  states: {
    confirming: { description: 'The owner sees the effect of the change, and confirms it.', on: deciding },
    sending: {
      description: 'The host changes access.',
      tags: 'waiting',
      invoke: {
        id: 'changeAccess',
        src: 'changeAccess',
        input: getChangeInput,
        onDone: { target: '#access.loading', actions: ['clearFailure', 'focusPage'] },
        onError: onFailure({ 'proof-required': 'proving', otherwise: 'failed' }),
      },
    },
    proving,
    failed: {
      description: 'Access was not changed; the owner can try again.',
      tags: 'failed',
      on: deciding,
    },
  },
});
