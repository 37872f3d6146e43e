import { fireEvent, render, screen } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import { expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { CallFailed } from '../../contract/schemas/callFailed.ts';
import { toViolation } from '../../contract/schemas/violations.ts';
import type { MessageAccepted } from '../../contract/schemas/contact.ts';
import { contactMachine, type MessageSent } from '../../machines/contact/contact.machine.ts';
import { useJourney } from '../../src/frame/useJourney.ts';
import { ContactView } from '../../src/views/contact/ContactView.tsx';
import { InEnglish } from './support/inLanguage.tsx';
import { property } from './support/property.ts';

Element.prototype.scrollIntoView = vi.fn<() => void>();
type Send = (message: MessageSent) => Promise<MessageAccepted>;

function Contact({ sendMessage }: { sendMessage: Send }) {
  const actor = useActorRef(
    contactMachine.provide({
      actors: { sendMessage: fromPromise(({ input }: { input: MessageSent }) => sendMessage(input)) },
    }),
    { input: { unitId: property.id, contactId: 'contact' } },
  );
  const snapshot = useJourney(actor);
  return (
    <ContactView
      property={property}
      href="/en/casa"
      snapshot={snapshot}
      send={(event) => actor.send(event)}
    />
  );
}

const show = (sendMessage: Send = () => new Promise(() => {})) =>
  render(
    <InEnglish>
      <Contact sendMessage={sendMessage} />
    </InEnglish>,
  );

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the sent message contains the input', () => {
  const sendMessage = vi.fn<Send>(() => new Promise(() => {}));
  show(sendMessage);
  type('Your name', 'Ana Silva');
  type('Email', 'ana@example.com');
  type('Phone number (optional)', '912 345 678');
  type('Country prefix', 'PT');
  type('Reservation number (optional)', 'E-1');
  type('Your message', 'Is there a cot?');
  press('Send the message');
  expect(sendMessage.mock.calls[0]?.[0].form).toEqual({
    name: 'Ana Silva',
    email: 'ana@example.com',
    phonePrefix: '+351',
    phone: '912 345 678',
    reservationId: 'E-1',
    message: 'Is there a cot?',
  });
});

test('a rejected answer has an error at its field, and the summary leads there', async () => {
  show(() =>
    Promise.reject(new CallFailed('validation-failed', { violations: [toViolation('email', 'email')] })),
  );
  press('Send the message');
  const link = await screen.findByRole('link', {
    name: 'Email: Enter an email address in the form name@example.com.',
  });
  expect(screen.getByRole('alert').textContent).toContain('Error saving your contact');
  fireEvent.click(link);
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
});

test('input is kept when the message could not be sent', async () => {
  show(() => Promise.reject(new CallFailed('unreachable')));
  type('Your message', 'Is there a cot?');
  press('Send the message');
  expect((await screen.findByRole('alert')).textContent).toContain('Error saving your contact');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('Is there a cot?');
});

test('the remaining length of a message is shown only near its end', () => {
  show();
  type('Your message', 'x'.repeat(4499));
  expect(screen.queryByText(/of 5,000 characters/)).toBeNull();
  type('Your message', 'x'.repeat(4500));
  expect(screen.getByText('4,500 of 5,000 characters')).toBeDefined();
});

test('writing again keeps the name and empties the message', async () => {
  show(() => Promise.resolve({ id: 'message' }));
  type('Your name', 'Ana Silva');
  type('Your message', 'Is there a cot?');
  press('Send the message');
  await screen.findByRole('button', { name: 'Write another message' });
  press('Write another message');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Ana Silva');
});
