import { fireEvent } from '@testing-library/react';

const values: Readonly<Record<string, string>> = { date: '2027-06-01', number: '3', 'select-one': 'FR' };

/** Uses a control as a guest does: clicks it, or enters a value. */
export function operateControl(control: HTMLElement): void {
  // Lists that open have their own tests.
  if (control.matches('[readonly], :disabled, [role=combobox], [aria-haspopup=listbox]')) return;
  if (control.matches('button, summary, [type=checkbox], [type=radio]')) fireEvent.click(control);
  else if (control.matches('input, textarea, select')) {
    const { type } = control as HTMLInputElement;
    fireEvent.change(control, { target: { value: values[type] ?? 'typed' } });
  }
}
