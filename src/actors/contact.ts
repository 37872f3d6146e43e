import { fromPromise } from 'xstate';
import type { MessageTaken } from '../../contract/contact.ts';
import { contactMachine, type MessageSent } from '../../machines/contact/contact.machine.ts';
import type { Api } from '../api/index.ts';

/** The contact page's machine with the host behind it. */
export const contactAt = (loadApi: () => Promise<Api>) =>
  contactMachine.provide({
    actors: {
      sendMessage: fromPromise<MessageTaken, MessageSent>(async ({ input, signal }) => {
        const { unitId, form } = input;
        return (await loadApi()).contactHost({ rentalUnitId: unitId, ...form }, { ...input, signal });
      }),
    },
  });
