import type { JourneyState } from '../shared/journeyState.ts';
import type { contactMachine } from './contact.machine.ts';

type Contact = JourneyState<typeof contactMachine>;

/** The message is on its way to the host. */
export const isSending = (contact: Contact): boolean => contact.hasTag('waiting');

/** The message can be sent. */
export const canSend = (contact: Contact): boolean => contact.can({ type: 'message.submitted' });

/** The form as typed. */
export const getForm = (contact: Contact): Contact['context']['form'] => contact.context.form;
