import { expect, test } from 'vitest';
import { guestDetailsMachine } from '../../machines/guestDetails/guestDetails.machine.ts';
import { journey } from './journey.ts';

const guest = () => journey(guestDetailsMachine, { language: 'fr' }, ['saveRecord', 'removeRecord']);

const unknown = { firstName: '', lastName: '', email: '', phonePrefix: '', phone: '' };

test('a guest nobody knows speaks the language of the page', () => {
  expect(guest().knows().guest).toEqual({ ...unknown, locale: 'fr' });
});

test('data of this one stay are not stored with the guest', () => {
  const details = guest();
  details.does({
    type: 'details.changed',
    details: { lastName: 'Silva', specialRequests: 'A cot' } as object,
  });
  expect(details.knows().guest).toEqual({ ...unknown, locale: 'fr', lastName: 'Silva' });
});

test('details are saved only after the guest has asked for it, and not after it is switched off', () => {
  const details = guest();
  const getEffects = () => details.run.effects.map((one) => ('does' in one ? one.does : one));
  details.does({ type: 'details.changed', details: { firstName: 'Ana' } });
  expect(getEffects()).toEqual([]);
  details.does({ type: 'remember.switchedOn' }, { type: 'details.changed', details: { email: 'a@b.pt' } });
  expect(getEffects()).toEqual(['saveRecord', 'saveRecord']);
  details.does({ type: 'remember.switchedOff' }, { type: 'details.changed', details: { firstName: 'Rita' } });
  expect(getEffects()).toEqual(['saveRecord', 'saveRecord', 'removeRecord']);
  expect(details.knows().guest.firstName).toBe('Rita');
});
