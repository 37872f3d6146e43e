import { fromPromise } from 'xstate';
import type { MessageAccepted } from '../../contract/schemas/contact.ts';
import { contactMachine, type MessageSent } from '../../machines/contact/contact.machine.ts';
import type { Api } from '../api/index.ts';
import { normalizeTypedPhone } from '../input/normalizeTypedPhone.ts';

/** Connects the contact page's machine to the host. */
export const createContactActors = (loadApi: () => Promise<Api>) =>
  contactMachine.provide({
    actors: {
      sendMessage: fromPromise<MessageAccepted, MessageSent>(async ({ input, signal }) => {
        const { unitId, form } = input;
        const [api, phone] = await Promise.all([loadApi(), normalizeTypedPhone(form)]);
        return api.contactHost({ rentalUnitId: unitId, ...form, ...phone }, { ...input, signal });
      }),
    },
  });
