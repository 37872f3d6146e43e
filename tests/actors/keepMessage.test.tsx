import { afterEach, describe, expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { contactMachine } from '../../machines/contact/contact.machine.ts';
import { persistMessage, prepareMessage, getVisitor } from '../../src/actors/persistMessage.ts';
import { startNextTo } from './support/startNextTo.ts';

const emptyForm = { name: '', email: '', phonePrefix: '', phone: '', reservationId: '' };

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
  const { actor, leave } = startNextTo({
    id: 'contact',
    journey: contactMachine,
    input: { unitId, contactId: 'c' },
    sidecar: persistMessage,
    about: unitId,
  });
  return {
    type: (form: object) => actor.send({ type: 'message.changed', form }),
    form: () => actor.getSnapshot().context.form,
    close: leave,
  };
}

describe('a typed message to a host', () => {
  test('begins with the details that this device has stored', () => {
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

  test('begins with the one stored name', () => {
    remember(true, '');
    const page = open('one name');
    expect(page.form().name).toBe('Ana');
    page.close();
  });

  test('begins empty when the device stores no details', () => {
    remember(false);
    const page = open('forgotten');
    expect(page.form().email).toBe('');
    page.close();
  });

  test('is kept for its property while the visitor moves around the site', () => {
    const first = open('mine');
    first.type({ message: 'Is there a cot?' });
    first.close();
    const again = open('mine');
    const other = open('yours');
    expect([again.form().message, other.form().message]).toEqual(['Is there a cot?', '']);
    again.close();
    other.close();
  });

  describe('a message of a guest with a reservation', () => {
    const ana = {
      firstName: 'Ana',
      lastName: 'Silva',
      email: 'ana@example.com',
      phonePrefix: 'PT',
      phone: '912',
      locale: 'pt',
    } as const;
    const known = { ...getVisitor(ana), reservationId: 'E-7' };
    const getForm = (unitId: string) => {
      const page = open(unitId);
      const form = page.form();
      page.close();
      return form;
    };
    const typesAt = (unitId: string, form: object) => {
      const page = open(unitId);
      page.type(form);
      page.close();
    };

    test('begins with the guest’s known details', () => {
      prepareMessage('known', known);
      expect(getForm('known')).toEqual({
        name: 'Ana Silva',
        email: 'ana@example.com',
        phonePrefix: 'PT',
        phone: '912',
        reservationId: 'E-7',
        message: '',
      });
    });

    test('begins with the prepared message until the guest has changed it', () => {
      prepareMessage('begun', known, 'Other dates:');
      expect(getForm('begun').message).toBe('Other dates:');
      prepareMessage('begun', known);
      expect(getForm('begun').message).toBe('');
      prepareMessage('begun', known, 'Outras datas:');
      typesAt('begun', { message: 'Outras datas: maio' });
      prepareMessage('begun', known, 'Other dates:');
      expect(getForm('begun').message).toBe('Outras datas: maio');
    });

    test('keeps the text that the guest wrote as a visitor, and the chosen contact', () => {
      typesAt('both', { name: 'A. S.', message: 'Is there a cot?' });
      prepareMessage('both', known, 'Other dates:');
      expect(getForm('both')).toMatchObject({ name: 'Ana Silva', message: 'Is there a cot?' });
      typesAt('both', { email: 'ana@work.example' });
      prepareMessage('both', known);
      expect(getForm('both').email).toBe('ana@work.example');
    });

    test('the message is about the reservation that the guest comes from, not about an earlier one', () => {
      prepareMessage('two', { ...known, email: 'first@example.com' }, 'Of the first');
      prepareMessage('two', { ...known, reservationId: 'E-8' }, 'Of the second');
      expect(getForm('two')).toMatchObject({
        reservationId: 'E-8',
        email: 'ana@example.com',
        message: 'Of the second',
      });
    });

    test('the reservation is only in the memory of the page', () => {
      const before = window.location.href;
      prepareMessage('unstored guest', known, 'Other dates:');
      expect([localStorage.length, sessionStorage.length, window.location.href]).toEqual([0, 0, before]);
    });
  });

  test('the message is no longer tracked after the page is closed', () => {
    const first = open('gone');
    first.type({ message: 'A' });
    first.close();
    first.type({ message: 'B' });
    const again = open('gone');
    expect(again.form().message).toBe('A');
    again.close();
  });

  describe('unsaved input of a message', () => {
    const person = { name: 'Ana Silva', email: 'ana@example.com', phonePrefix: 'PT', phone: '912' };
    /** Opens the page of a message in a new tab through a link from the given page. */
    async function openAlone(prepared?: string) {
      vi.resetModules();
      const { hasUnsavedChanges } = await import('../../src/actors/unsavedChanges.ts');
      const message = await import('../../src/actors/persistMessage.ts');
      if (prepared !== undefined)
        message.prepareMessage('alone', { ...person, reservationId: 'E-7' }, prepared);
      const { actor, leave } = startNextTo({
        id: 'contact',
        journey: contactMachine.provide({
          actors: { sendMessage: fromPromise(() => Promise.resolve({ id: 'message' })) },
        }),
        input: { unitId: 'alone', contactId: 'c' },
        sidecar: message.persistMessage,
        about: 'alone',
      });
      const isLostAfter = (form: object) => {
        actor.send({ type: 'message.changed', form });
        return hasUnsavedChanges();
      };
      return { actor, leave, isLostAfter, isLost: hasUnsavedChanges };
    }

    test('counts as unsaved until it is sent; prefilled text does not', async () => {
      const { isLost, isLostAfter } = await openAlone('Other dates:');
      expect([isLost(), isLostAfter({ message: 'Other dates: May' }), isLostAfter({ message: '' })]).toEqual([
        false,
        true,
        false,
      ]);
    });

    test('is lost on the way to its page', async () => {
      vi.resetModules();
      const { hasUnsavedChanges } = await import('../../src/actors/unsavedChanges.ts');
      const { prepareMessage } = await import('../../src/actors/persistMessage.ts');
      prepareMessage('alone', { ...person, reservationId: 'E-7' }, 'Other dates:');
      expect(hasUnsavedChanges()).toBe(true);
      await Promise.resolve();
      expect(hasUnsavedChanges()).toBe(false);
    });

    test.each([{ name: 'A. S.' }, { email: 'ana@work.example' }, { phone: '913' }, { reservationId: 'E-8' }])(
      'is unsaved without a message too: %o',
      async (typed) => {
        const prepared = await openAlone('');
        expect([prepared.isLost(), prepared.isLostAfter(typed)]).toEqual([false, true]);
        const empty = await openAlone();
        expect([empty.isLost(), empty.isLostAfter(typed), empty.isLostAfter(emptyForm)]).toEqual([
          false,
          true,
          false,
        ]);
      },
    );

    test('excludes the details that this device stores', async () => {
      remember(true);
      const { isLost, isLostAfter } = await openAlone();
      expect([isLost(), isLostAfter({ name: 'A. S.' }), isLostAfter({ name: 'Ana Silva' })]).toEqual([
        false,
        true,
        false,
      ]);
    });

    test('is saved once the host has the message and its sender', async () => {
      const { actor, isLost, isLostAfter } = await openAlone();
      expect(isLostAfter({ ...person, message: 'Is there a cot?' })).toBe(true);
      actor.send({ type: 'message.submitted' });
      await expect.poll(() => actor.getSnapshot().value).toBe('sent');
      expect(isLost()).toBe(false);
      actor.send({ type: 'message.anotherBegun' });
      expect([isLost(), isLostAfter({ message: 'And a chair?' })]).toEqual([false, true]);
    });
  });

  test('is never written to the browser’s storage', () => {
    const page = open('unstored');
    page.type({ message: 'A secret' });
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    page.close();
  });
});
