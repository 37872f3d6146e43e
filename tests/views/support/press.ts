import { fireEvent } from '@testing-library/react';

const typed: Readonly<Record<string, string>> = { date: '2027-06-01', number: '3', 'select-one': 'FR' };

/** Uses a control as a guest would: presses it, or answers what it asks. */
export function use(control: HTMLElement): void {
  // A list that opens is chosen from in tests of its own.
  if (control.matches('[readonly], :disabled, [role=combobox], [aria-haspopup=listbox]')) return;
  if (control.matches('button, summary, [type=checkbox], [type=radio]')) fireEvent.click(control);
  else if (control.matches('input, textarea, select')) {
    const { type } = control as HTMLInputElement;
    fireEvent.change(control, { target: { value: typed[type] ?? 'typed' } });
  }
}
