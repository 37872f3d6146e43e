import type { StateFrom } from 'xstate';
import type { propertyMachine } from './property.machine.ts';

type Page = Pick<StateFrom<typeof propertyMachine>, 'value' | 'context'>;

const openState = ({ value }: Pick<Page, 'value'>) =>
  typeof value === 'object' && typeof value.ready === 'object' ? value.ready.open : undefined;

/** The property, once the host has told it. */
export const getProperty = ({ context }: Page): Page['context']['property'] => context.property;

/** The guest is back from the payment gateway, and this browser knows their booking. */
export const isReturned = (page: Pick<Page, 'value'>): boolean => openState(page) === 'returned';

/** The guest is back from the payment gateway in another browser: the confirmation comes by e-mail. */
export const isConfirmedByMail = (page: Pick<Page, 'value'>): boolean => openState(page) === 'byMail';
