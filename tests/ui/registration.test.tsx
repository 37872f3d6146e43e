import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, type Actor } from 'xstate';
import { CallFailed } from '../../contract/schemas/callFailed.ts';
import { loadCountryNames } from '../../contract/values/countries/index.ts';
import { completeLanguages, type Language } from '../../contract/values/language.ts';
import { toViolation, type Violation } from '../../contract/schemas/violations.ts';
import type { GuestsRegistered } from '../../contract/schemas/legalForm.ts';
import { registrationMachine } from '../../machines/registration/registration.machine.ts';
import type { GuestForm, GuestsSent } from '../../machines/registration/registration.types.ts';
import {
  sampleCancelled,
  sampleRegistered,
  sampleReservation,
  sampleVisit,
} from '../../machines/shared/reservation.samples.ts';
import { useJourney } from '../../src/frame/useJourney.ts';
import { loadMessages, TextProvider } from '../../src/i18n/index.ts';
import { RegistrationView } from '../../src/views/registration/RegistrationView.tsx';

type Registration = Actor<typeof registrationMachine>;

const ofFour = { ...sampleReservation, guestCount: 4 };

/** The next answer of the host. */
let answer: { resolve: (answer: GuestsRegistered) => void; reject: (error: CallFailed) => void };
let sent: GuestsSent[];
const reportChange = vi.fn<() => void>();

const machine = registrationMachine.provide({
  actors: {
    saveGuests: fromPromise<GuestsRegistered, GuestsSent>(
      ({ input }) =>
        new Promise((resolve, reject) => {
          sent.push(input);
          answer = { resolve, reject };
        }),
    ),
  },
  actions: { reportChange },
});

function Shown({ actor, reservation }: { actor: Registration; reservation: typeof ofFour }) {
  const snapshot = useJourney(actor);
  return (
    <RegistrationView snapshot={snapshot} send={(event) => actor.send(event)} reservation={reservation} />
  );
}

async function open(reservation = ofFour, language: Language = 'en') {
  const actor = createActor(machine, { input: sampleVisit }).start();
  actor.send({ type: 'reservation.updated', reservation });
  const messages = await loadMessages(language);
  render(
    <TextProvider language={language} messages={messages}>
      <Shown actor={actor} reservation={reservation} />
    </TextProvider>,
  );
  await waitFor(() => expect(screen.queryByLabelText('Loading…')).toBeNull());
  return actor;
}

// A page fetches its later parts when it needs them; here they are at hand, however slow the machine.
beforeAll(async () => {
  await import('../../src/views/registration/Forms.tsx');
  await Promise.all(completeLanguages.map(loadCountryNames));
});
beforeEach(() => {
  sent = [];
  reportChange.mockClear();
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const choose = (name: string, typed: string) => {
  const box = screen.getByRole<HTMLInputElement>('combobox', { name });
  box.focus();
  fireEvent.change(box, { target: { value: typed } });
  fireEvent.keyDown(box, { key: 'Enter' });
  fireEvent.blur(box);
};
const country = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name }).value;
// The error summary is above the form with its own heading.
const heading = () => screen.getAllByRole('heading', { level: 3 }).at(-1)?.textContent;
const row = () =>
  within(screen.getByRole('list', { name: 'Guests' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const namesAreHere = () => screen.findByRole('combobox', { name: 'Nationality' });
const refuse = (...violations: Violation[]) =>
  act(async () => answer.reject(new CallFailed('validation-failed', { violations })));
const change = (actor: Registration, index: number, form: Partial<GuestForm>) =>
  act(() => actor.send({ type: 'guest.changed', index, form }));

describe('the forms', () => {
  test('appear one guest at a time, with links to the others', async () => {
    await open();
    expect(heading()).toBe('Guest 1 of 4');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Register/ })).toBeNull();
    press('Next guest');
    press('Next guest');
    press('Next guest');
    expect(heading()).toBe('Guest 4 of 4');
    expect(screen.queryByRole('button', { name: 'Next guest' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Register all 4 guests' })).toBeDefined();
    press('Back');
    expect(heading()).toBe('Guest 3 of 4');
    press(/^Ana Silva/);
    expect(heading()).toBe('Guest 1 of 4');
  });

  test('are folded until a guest is opened, and keep their input when they are folded again', async () => {
    await open();
    const fold = field('Surname').closest('details')!;
    expect(fold.open).toBe(false);
    press(/^Guest 2/);
    expect(fold.open).toBe(true);
    type('Surname', 'Costa');
    fold.open = false;
    expect(field('Surname').value).toBe('Costa');
  });

  test('take no focus when they appear', async () => {
    await open();
    expect(document.activeElement).toBe(document.body);
  });

  test('keep their input while the guest moves between them', async () => {
    await open();
    type('Surname', 'Silva');
    type('Day', '7');
    type('Year', '1957');
    fireEvent.click(field('Passport'));
    press('Next guest');
    expect(field('Surname').value).toBe('');
    expect(field('Day').value).toBe('');
    expect(field('Passport').checked).toBe(false);
    press('Back');
    expect(field('Surname').value).toBe('Silva');
    expect(field('Day').value).toBe('07');
    expect(field('Year').value).toBe('1957');
    expect(field('Passport').checked).toBe(true);
  });

  test('show the progress of each guest', async () => {
    const actor = await open();
    type('Surname', 'Silva');
    change(actor, 1, {
      surname: 'Silva',
      dateOfBirth: '1957-03-07',
      documentType: 'passport',
      documentNumber: 'AB123456',
      nationality: 'PRT',
      placeOfResidence: 'Lisboa',
    });
    expect(row()).toEqual(['Ana SilvaStarted', 'SilvaComplete', 'Guest 3Not started', 'Guest 4Not started']);
    expect(screen.getByRole('button', { current: 'step' }).textContent).toBe('Ana SilvaStarted');
  });

  test('need no list and no count for one guest', async () => {
    await open({ ...sampleReservation, guestCount: 1 });
    expect(heading()).toBe('The guest');
    expect(screen.queryByRole('list', { name: 'Guests' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Register the guest' })).toBeDefined();
  });

  test('name the law that requires them, and the use of the answers', async () => {
    await open();
    expect(screen.getByText(/Lei 23\/2007/)).toBeDefined();
    expect(screen.getByText(/stored encrypted/)).toBeDefined();
  });

  test('offer autofill for the booking guest only', async () => {
    await open();
    expect(field('Surname').autocomplete).toBe('family-name');
    press('Next guest');
    for (const input of screen.getAllByRole<HTMLInputElement>('textbox'))
      expect(input.autocomplete).toBe('off');
  });
});

describe('countries', () => {
  test('are found by name in the page’s language, likely ones first, and stored as three letters', async () => {
    const actor = await open(ofFour, 'de');
    const box = screen.getByRole('combobox', { name: 'Staatsangehörigkeit' });
    await waitFor(() => {
      box.focus();
      fireEvent.change(box, { target: { value: 'öste' } });
      expect(screen.getByRole('option').textContent).toBe('Österreich');
    });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(actor.getSnapshot().context.guests[0]?.nationality).toBe('AUT');
    fireEvent.change(box, { target: { value: '' } });
    expect(screen.getAllByRole('option')[0]?.textContent).toBe('Portugal');
    fireEvent.change(box, { target: { value: 'koso' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(actor.getSnapshot().context.guests[0]?.nationality).toBe('XKX');
  });

  test('of the document and of residence follow the nationality while they are empty', async () => {
    await open();
    await namesAreHere();
    choose('Country of residence', 'FRA');
    choose('Nationality', 'PRT');
    await waitFor(() => expect(country('Nationality')).toBe('Portugal'));
    expect(country('Issuing country')).toBe('Portugal');
    expect(country('Country of residence')).toBe('France');
  });

  test('are found by their initials too', async () => {
    const actor = await open();
    await waitFor(() => {
      choose('Nationality', 'uk');
      expect(actor.getSnapshot().context.guests[0]?.nationality).toBe('GBR');
    });
  });
});

describe('a residence', () => {
  test('may be shared with the first guest, whose residence is shown', async () => {
    const actor = await open();
    expect(screen.queryByRole('checkbox')).toBeNull();
    press('Next guest');
    fireEvent.click(field('Same residence as the first guest'));
    expect(actor.getSnapshot().context.guests[1]?.sharesResidence).toBe(true);
    expect(screen.queryByLabelText('Place of residence')).toBeNull();
    expect(screen.getByText('It is taken from the first guest’s form.')).toBeDefined();
    change(actor, 0, { countryOfResidence: 'PRT', placeOfResidence: 'Lisboa' });
    expect(await screen.findByText('Lisboa, Portugal')).toBeDefined();
  });
});

describe('sending the forms', () => {
  const sendAll = async (reservation = ofFour) => {
    const actor = await open(reservation);
    press(/^Guest 4/);
    press('Register all 4 guests');
    return actor;
  };

  test('is shown, and nothing can be changed or sent in the meantime', async () => {
    await sendAll();
    expect(screen.getByRole('status').textContent).toBe('The guests are being registered…');
    press('Register all 4 guests');
    expect(sent).toHaveLength(1);
    expect(field('Surname').closest('fieldset:disabled')).not.toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Ana Silva/ }).disabled).toBe(true);
  });

  test('opens the first guest with an error, and lists all errors by guest and field', async () => {
    await sendAll();
    field('Surname').closest('details')!.open = false;
    await refuse(
      toViolation('guests[1].nationality', 'blank'),
      toViolation('guests[1].dateOfBirth', 'date_format'),
      toViolation('guests[2].documentType', 'blank'),
    );
    expect(heading()).toBe('Guest 2 of 4');
    const summary = screen.getByRole('alert', { name: 'Error saving the guests' });
    expect(summary.closest('details')?.open).toBe(true);
    expect(document.activeElement).toBe(summary);
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Guest 2 – Date of birth: This value is not a valid date.',
      'Guest 2: Choose the nationality.',
      'Guest 3: Choose the type of document.',
    ]);
    expect(row()).toEqual([
      'Ana SilvaStarted',
      'Guest 2Needs correcting',
      'Guest 3Needs correcting',
      'Guest 4Not started',
    ]);
    expect(screen.getByRole('combobox', { name: 'Nationality' }).getAttribute('aria-invalid')).toBe('true');
    expect(field('Day').getAttribute('aria-invalid')).toBe('true');
  });

  test('offers a link from each error to its field, of any guest', async () => {
    await sendAll();
    await refuse(
      toViolation('guests[1].nationality', 'blank'),
      toViolation('guests[2].documentType', 'blank'),
    );
    fireEvent.click(screen.getByRole('link', { name: /Guest 3/ }));
    expect(heading()).toBe('Guest 3 of 4');
    expect(document.activeElement).toBe(field('Passport'));
    fireEvent.click(screen.getByRole('link', { name: /Guest 2/ }));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Nationality' }));
  });

  test('shows one line for each guest with an empty form that is not open', async () => {
    await sendAll();
    const fields = ['surname', 'nationality', 'documentNumber'];
    await refuse(
      ...[1, 2, 3].flatMap((guest) => fields.map((name) => toViolation(`guests[${guest}].${name}`, 'blank'))),
      toViolation('guests[0].placeOfResidence', 'blank'),
    );
    const lines = () => within(screen.getByRole('alert')).getAllByRole('listitem');
    const getLines = () => lines().map(({ textContent }) => textContent);
    const ofFirst = 'Guest 1: Enter the place of residence.';
    const inBrief = (guest: number) => `Guest ${guest}: 3 answers to correct.`;
    expect(getLines()).toEqual([ofFirst, inBrief(2), inBrief(3), inBrief(4)]);

    fireEvent.click(within(lines()[2]!).getByRole('link'));
    expect(heading()).toBe('Guest 3 of 4');
    expect(document.activeElement).toBe(field('Surname'));
    expect(getLines()).toEqual([
      ofFirst,
      inBrief(2),
      'Guest 3: Enter the surname.',
      'Guest 3: Choose the nationality.',
      'Guest 3: Enter the document number.',
      inBrief(4),
    ]);
  });

  test('can be repeated from the corrected guest', async () => {
    await sendAll();
    await refuse(toViolation('guests[1].surname', 'blank'));
    type('Surname', 'Silva');
    expect(screen.queryByRole('alert')).toBeNull();
    press('Register all 4 guests');
    expect(sent).toHaveLength(2);
    expect(sent[1]?.guests[1]?.surname).toBe('Silva');
    expect(sent[1]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
  });

  test('loses nothing after a failure, and can be repeated', async () => {
    const actor = await open();
    type('Surname', 'Silva');
    press(/^Guest 4/);
    press('Register all 4 guests');
    await act(async () => answer.reject(new CallFailed('unreachable')));
    expect(screen.getByRole('alert').textContent).toContain('Error saving the guests');
    expect(actor.getSnapshot().context.guests[0]?.surname).toBe('Silva');
    press('Register all 4 guests');
    expect(sent).toHaveLength(2);
  });

  test('shows that it came too late, and loads the current status', async () => {
    const actor = await sendAll();
    await act(async () => answer.reject(new CallFailed('wrong-state')));
    expect(heading()).toBe('The registration can no longer be sent');
    reportChange.mockClear();
    press('Check the current status');
    expect(reportChange).toHaveBeenCalledOnce();
    act(() => actor.send({ type: 'reservation.updated', reservation: sampleRegistered }));
    expect(heading()).toBe('All guests are registered');
  });

  test('ends with a confirmation, and the input is deleted from the page', async () => {
    const actor = await open();
    type('Document number', 'CANARY123');
    press(/^Guest 4/);
    press('Register all 4 guests');
    await act(async () => answer.resolve({ status: 'confirmed', confirmedAt: '2027-04-30T12:00:00Z' }));
    expect(heading()).toBe('All guests are registered');
    expect(screen.getByText('4 guests were registered on 30 April 2027, 13:00.')).toBeDefined();
    expect(document.body.innerHTML).not.toContain('CANARY');
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('CANARY');
  });
});

describe('a completed registration', () => {
  test('is read-only and names the contact for changes', async () => {
    await open({ ...sampleRegistered, guestCount: 4 });
    expect(document.activeElement).toBe(document.body);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'rui@example.com' }).getAttribute('href')).toBe(
      'mailto:rui@example.com',
    );
    expect(screen.getByRole('link', { name: '+351 912 345 678' }).getAttribute('href')).toBe(
      'tel:+351912345678',
    );
  });

  test('names no guests without a booked stay', async () => {
    await open({ ...sampleCancelled, guestCount: 4 });
    expect(document.querySelector('[data-machine="registration"]')?.textContent).toBe('');
  });
});

test.each(completeLanguages)('the view carries its state in %s', async (language) => {
  await open(ofFour, language);
  const root = document.querySelector('[data-machine="registration"]');
  expect(root?.getAttribute('data-state')).toBe('collecting');
  await waitFor(() => expect(root?.querySelectorAll('[role=combobox]')).toHaveLength(3));
});
