import { fireEvent } from '@testing-library/react';

const values: Readonly<Record<string, string>> = { date: '2027-06-01', number: '3' };

/** France, or else the first choice that is not chosen. */
const getOther = (control: HTMLSelectElement) => {
  const choices = [...control.options].filter(({ value }) => value !== '' && value !== control.value);
  return (choices.find(({ value }) => value === 'FR') ?? choices[0])?.value;
};

/** Uses a control as a guest does: clicks it, or enters a value. Returns whether it can be used. */
export function operateControl(control: HTMLElement): boolean {
  // Lists that open have their own tests.
  if (control.matches('[readonly], :disabled, [aria-busy=true], [role=combobox], [aria-haspopup=listbox]'))
    return false;
  if (control.matches('button, summary, [role=gridcell], [type=checkbox], [type=radio]:not(:checked)'))
    fireEvent.click(control);
  else if (control.matches('input:not([type=radio]), textarea, select')) {
    const { type } = control as HTMLInputElement;
    const value = control instanceof HTMLSelectElement ? getOther(control) : (values[type] ?? 'typed');
    fireEvent.change(control, { target: { value } });
  } else return false;
  return true;
}
