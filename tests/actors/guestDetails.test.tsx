import { createActor } from 'xstate';
import type { Language } from '../../contract/values/language.ts';
import { describe, expect, test } from 'vitest';
import { guestDetailsMachine } from '../../machines/guestDetails/guestDetails.machine.ts';
import { guestDetailsActions, recordedGuest } from '../../src/actors/guestDetails.ts';
import { persistDetails } from '../../src/actors/persistDetails.ts';
import type { SafeStorage } from '../../src/actors/storage.ts';
import { startNextTo } from './support/startNextTo.ts';
import { createMemoryStorage } from './support/createMemoryStorage.ts';

const machineOn = (storage: SafeStorage) =>
  guestDetailsMachine.provide({ actions: guestDetailsActions(storage) });

const detailsOn = (storage: SafeStorage, language: Language = 'en') =>
  createActor(machineOn(storage), { input: { language } }).start();

const keptOn = (storage: SafeStorage, language: Language = 'en') =>
  startNextTo({
    id: 'guestDetails',
    journey: machineOn(storage),
    input: { language },
    sidecar: persistDetails(storage),
  });

describe('remembering details on this device', () => {
  test('remembering is off by default: nothing is stored while the guest types', () => {
    const storage = createMemoryStorage();
    const actor = detailsOn(storage);
    actor.send({ type: 'details.changed', details: { firstName: 'Ana' } });
    expect(actor.getSnapshot().value).toBe('forgetting');
    expect(storage.texts.size).toBe(0);
  });

  test('saves the record under guest-info at once and on every change', () => {
    const storage = createMemoryStorage();
    const actor = detailsOn(storage);
    actor.send({ type: 'details.changed', details: { firstName: 'Ana' } });
    actor.send({ type: 'remember.switchedOn' });
    expect(JSON.parse(storage.texts.get('guest-info') ?? '')).toMatchObject({
      firstName: 'Ana',
      locale: 'en',
    });
    expect(storage.texts.get('remember-details')).toBe('true');
    actor.send({ type: 'details.changed', details: { lastName: 'Silva' } });
    expect(JSON.parse(storage.texts.get('guest-info') ?? '')).toMatchObject({
      firstName: 'Ana',
      lastName: 'Silva',
    });
  });

  test('removes the record when it is switched off', () => {
    const storage = createMemoryStorage();
    const actor = detailsOn(storage);
    actor.send({ type: 'remember.switchedOn' });
    actor.send({ type: 'remember.switchedOff' });
    expect(storage.texts.has('guest-info')).toBe(false);
    expect(storage.texts.get('remember-details')).toBe('false');
    actor.send({ type: 'details.changed', details: { firstName: 'Ana' } });
    expect(storage.texts.has('guest-info')).toBe(false);
  });

  test('sets the guest’s locale to the language of the page', () => {
    const storage = createMemoryStorage();
    detailsOn(storage).send({ type: 'remember.switchedOn' });
    keptOn(storage, 'fr').leave();
    expect(JSON.parse(storage.texts.get('guest-info') ?? '')).toMatchObject({ locale: 'fr' });
  });

  test('stores nothing about the stay: special requests are not about the guest', () => {
    const storage = createMemoryStorage();
    const actor = detailsOn(storage);
    actor.send({ type: 'remember.switchedOn' });
    const typed = { firstName: 'Ana', specialRequests: 'A cot' };
    actor.send({ type: 'details.changed', details: typed });
    expect(storage.texts.get('guest-info')).not.toContain('cot');
  });

  test('restores the details on the next visit', () => {
    const storage = createMemoryStorage();
    const earlier = detailsOn(storage);
    earlier.send({ type: 'details.changed', details: { firstName: 'Ana', email: 'ana@example.com' } });
    earlier.send({ type: 'remember.switchedOn' });
    const { actor: later, leave } = keptOn(storage);
    expect(later.getSnapshot().value).toBe('remembering');
    expect(later.getSnapshot().context.guest).toMatchObject({ firstName: 'Ana', email: 'ana@example.com' });
    leave();
  });

  test('follows another tab that switches it off', () => {
    const storage = createMemoryStorage();
    const { actor, leave } = keptOn(storage);
    actor.send({ type: 'remember.switchedOn' });
    storage.remove('guest-info');
    window.dispatchEvent(new StorageEvent('storage', { key: 'guest-info' }));
    expect(actor.getSnapshot().value).toBe('forgetting');
    leave();
  });

  test('ignores fields of a record that are not text', () => {
    const storage = createMemoryStorage();
    storage.write('remember-details', true);
    storage.write('guest-info', { firstName: 7, lastName: { of: 'Ana' }, email: 'ana@example.com' });
    expect(recordedGuest(storage)).toEqual({
      firstName: '',
      lastName: '',
      email: 'ana@example.com',
      phonePrefix: '',
      phone: '',
      locale: 'en',
    });
  });

  test('ignores a damaged record', () => {
    const storage = createMemoryStorage();
    storage.texts.set('remember-details', 'true');
    storage.texts.set('guest-info', '{"firstName":');
    const { actor, leave } = keptOn(storage);
    expect(actor.getSnapshot().value).toBe('forgetting');
    leave();
  });
});
