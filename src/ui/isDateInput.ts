/** Whether somebody is in one of the platform's own date inputs: what is typed there is not taken from under them. */
export const isDateInput = (element: EventTarget | null): boolean =>
  element instanceof HTMLInputElement && element.type === 'date';
