import { act, fireEvent, waitFor } from '@testing-library/react';
import { vi } from 'vitest';
import { dispatchPageShow } from '../../support/dispatchPageShow.ts';
import { getName, normalizeSpaces, getText } from '../../views/support/readLines.ts';

// By hand: to look at the role of everything on a whole page takes longer than to draw it.
function named(kind: string, name: string, of: (element: Element) => string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>(kind)].find((element) => of(element) === name);
  if (!found) throw new Error(`There is no “${name}” among: ${kind}`);
  return found;
}

export const field = (label: string) => named('input, select, textarea', label, getName) as HTMLInputElement;

const button = (words: string) => named('button', words, (element) => normalizeSpaces(getText(element)));

/** Whether a guest can press it. */
export const canPress = (words: string) =>
  [...document.querySelectorAll('button')].some(
    (element) => normalizeSpaces(getText(element)) === words && !element.disabled,
  );

/** The actions of a guest on a page; their effects have happened when they return. */
export const press = (words: string) => act(async () => void fireEvent.click(button(words)));

export const type = (label: string, value: string) =>
  act(async () => void fireEvent.change(field(label), { target: { value } }));

const namesOfDates: Readonly<Record<string, string>> = { 'Check-in': 'startDate', 'Check-out': 'endDate' };

/** A date is the value of its field, and of the button that takes its place once the calendar is there. */
export const getValue = (label: string) => {
  const name = namesOfDates[label];
  return (name ? document.querySelector<HTMLInputElement>(`[name=${name}]`)! : field(label)).value;
};

const dayInWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Types a date where there is a field for it, else turns to its month in the calendar and presses the day. */
export async function chooseDate(label: string, date: string): Promise<void> {
  // The calendar takes the place of the fields once its code has been loaded.
  await act(() => vi.dynamicImportSettled());
  const name = namesOfDates[label]!;
  const inCalendar = (label: RegExp) =>
    [...document.querySelectorAll<HTMLElement>('[role=application] :is(button, [role=button])')].find(
      (button) => label.test(button.getAttribute('aria-label') ?? ''),
    );
  const findInput = () => document.querySelector<HTMLInputElement>(`input[type=date][name=${name}]`);
  // Code that arrives while another part is rendered can add either of them later.
  const input = await waitFor(() => {
    const found = findInput();
    if (!found && !inCalendar(/^Next$/)) throw new Error('There is neither a date input nor a calendar.');
    return found;
  });
  if (input)
    return act(async () => (input.focus(), void fireEvent.change(input, { target: { value: date } })));
  const words = dayInWords.format(new Date(date));
  for (let months = 0; months < 24; months += 1) {
    const day = inCalendar(new RegExp(`\\b${words}\\b`));
    if (day) return act(async () => void fireEvent.click(day));
    await act(async () => void fireEvent.click(inCalendar(/^Next$/)!));
  }
}

/** With the Back button, to a page that the browser has kept. */
export const returnToPage = () => act(async () => dispatchPageShow());

export const changeInAnotherTab = (key: string) =>
  act(async () => void window.dispatchEvent(new StorageEvent('storage', { key })));

export const toggle = (label: string) => act(async () => void fireEvent.click(field(label)));

export const focus = (label: string) =>
  act(async () => (document.getElementById(`booking-${namesOfDates[label]}`) ?? field(label)).focus());
