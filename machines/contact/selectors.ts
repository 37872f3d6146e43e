import type { JourneyState } from '../shared/journeyState.ts';
import type { contactMachine } from './contact.machine.ts';

type Contact = JourneyState<typeof contactMachine>;

/** Whether the message is being sent to the host. */
export const isSending = (contact: Contact): boolean => contact.hasTag('waiting');

/** Whether the message can be sent. */
export const canSend = (contact: Contact): boolean => contact.can({ type: 'message.submitted' });

/** Returns the form as typed. */
export const getForm = (contact: Contact): Contact['context']['form'] => contact.context.form;
