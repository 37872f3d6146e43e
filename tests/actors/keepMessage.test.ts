// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import { contactMachine } from '../../machines/contact/contact.machine.ts';
import { keepMessage } from '../../src/actors/keepMessage.ts';
import { beside } from './support/beside.ts';

afterEach(() => localStorage.clear());

const remember = (setting: boolean, lastName = 'Silva') => {
  localStorage.setItem('remember-details', JSON.stringify(setting));
  localStorage.setItem(
    'guest-info',
    JSON.stringify({
      firstName: 'Ana',
      lastName,
      email: 'ana@example.com',
      phonePrefix: '+351',
      phone: '912',
      locale: 'pt',
    }),
  );
};

function open(unitId: string) {
  const { actor, leave } = beside({
    id: 'contact',
    journey: contactMachine,
    input: { unitId, contactId: 'c' },
    keeper: keepMessage,
    about: unitId,
  });
  return {
    type: (form: object) => actor.send({ type: 'message.changed', form }),
    form: () => actor.getSnapshot().context.form,
    close: leave,
  };
}

describe('what is typed to a host', () => {
  test('begins with what this device remembers of the guest', () => {
    remember(true);
    const page = open('remembered');
    expect(page.form()).toEqual({
      name: 'Ana Silva',
      email: 'ana@example.com',
      phonePrefix: '+351',
      phone: '912',
      reservationId: '',
      message: '',
    });
    page.close();
  });

  test('begins with the one name that is remembered', () => {
    remember(true, '');
    const page = open('one name');
    expect(page.form().name).toBe('Ana');
    page.close();
  });

  test('begins empty where the device was not asked to remember', () => {
    remember(false);
    const page = open('forgotten');
    expect(page.form().email).toBe('');
    page.close();
  });

  test('is kept while the visitor moves about the site, for its property alone', () => {
    const first = open('mine');
    first.type({ message: 'Is there a cot?' });
    first.close();
    const again = open('mine');
    const other = open('yours');
    expect([again.form().message, other.form().message]).toEqual(['Is there a cot?', '']);
    again.close();
    other.close();
  });

  test('is followed no longer once the page is gone', () => {
    const first = open('gone');
    first.type({ message: 'A' });
    first.close();
    first.type({ message: 'B' });
    const again = open('gone');
    expect(again.form().message).toBe('A');
    again.close();
  });

  test('never enters the browser’s storage', () => {
    const page = open('unstored');
    page.type({ message: 'A secret' });
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    page.close();
  });
});
