/** Whether an element is a native date input. Updates must not interrupt typing in it. */
export const isDateInput = (element: EventTarget | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'date';
