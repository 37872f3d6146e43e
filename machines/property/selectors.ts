import type { StateFrom } from 'xstate';
import type { propertyMachine } from './property.machine.ts';

type Page = Pick<StateFrom<typeof propertyMachine>, 'value' | 'context'>;

const openState = ({ value }: Pick<Page, 'value'>) =>
  typeof value === 'object' && typeof value.ready === 'object' ? value.ready.open : undefined;

/** Returns the property, once it is loaded. */
export const getProperty = ({ context }: Page): Page['context']['property'] => context.property;

/** Whether the guest has returned from the payment gateway to a browser that has their booking. */
export const isReturned = (page: Pick<Page, 'value'>): boolean => openState(page) === 'returned';

/**
 * Whether the guest has returned from the payment gateway to another browser, which has no booking; they receive the
 * confirmation by e-mail.
 */
export const isConfirmedByMail = (page: Pick<Page, 'value'>): boolean => openState(page) === 'byMail';
