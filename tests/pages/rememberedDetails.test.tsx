import { describe, expect, test } from 'vitest';
import { chooseDates, fillInForm } from './support/booking.ts';
import { returnToPage, field, changeInAnotherTab, press, toggle, type, getValue } from './support/guest.ts';
import { useTestHost } from './support/useTestHost.ts';
import { openPage } from './support/openPage.tsx';

const host = useTestHost();

const open = (language = 'en') => openPage(`/${language}/casa-azul`, host);

function remember(firstName: string) {
  localStorage.setItem('remember-details', 'true');
  localStorage.setItem('guest-info', JSON.stringify({ firstName, email: 'ana@example.com' }));
}

describe('the details of a guest', () => {
  test('the device remembers the details once it is asked to, including those typed before', async () => {
    await open();
    await chooseDates();
    await press('Book now');
    await fillInForm();
    expect(localStorage.getItem('guest-info')).toBeNull();
    await toggle('Remember my details on this device');
    expect(JSON.parse(localStorage.getItem('guest-info') ?? '')).toEqual({
      firstName: 'Ana',
      lastName: 'Silva',
      email: 'ana@example.com',
      phonePrefix: '+351',
      phone: '912 345 678',
      locale: 'en',
    });
    await type('First name', 'Rita');
    expect(localStorage.getItem('guest-info')).toContain('Rita');
    await toggle('Remember my details on this device');
    expect(localStorage.getItem('guest-info')).toBeNull();
    expect(localStorage.getItem('remember-details')).toBe('false');
  });

  test('remembered details fill the form of the next booking', async () => {
    localStorage.setItem('remember-details', 'true');
    localStorage.setItem('guest-info', JSON.stringify({ firstName: 'Ana', email: 'ana@example.com' }));
    await open();
    await chooseDates();
    await press('Book now');
    expect([getValue('First name'), getValue('Email')]).toEqual(['Ana', 'ana@example.com']);
    expect(field('Remember my details on this device').checked).toBe(true);
  });

  test('remembered details never replace those of a running booking', async () => {
    const first = await open();
    await chooseDates();
    await press('Book now');
    await type('First name', 'Ana');
    await type('Email', 'ana@example.com');
    first.leave();
    localStorage.setItem('remember-details', 'true');
    localStorage.setItem('guest-info', JSON.stringify({ firstName: 'Old', email: 'old@example.com' }));
    await open();
    expect(getValue('First name')).toBe('Ana');
  });

  test('deleting the details in one tab deletes them in every tab', async () => {
    localStorage.setItem('remember-details', 'true');
    localStorage.setItem('guest-info', JSON.stringify({ firstName: 'Ana', email: 'ana@example.com' }));
    await open();
    await chooseDates();
    await press('Book now');
    localStorage.removeItem('guest-info');
    await changeInAnotherTab('guest-info');
    expect(field('Remember my details on this device').checked).toBe(false);
  });

  test('details changed in another tab are kept, whatever is typed here next', async () => {
    remember('Ana');
    await open();
    await chooseDates();
    await press('Book now');
    remember('Rita');
    await changeInAnotherTab('guest-info');
    await type('Last name', 'Silva');
    expect(JSON.parse(localStorage.getItem('guest-info')!)).toMatchObject({
      firstName: 'Rita',
      lastName: 'Silva',
    });
  });

  test('Back leads to the current details, also on a page that received no event of other tabs', async () => {
    await open();
    await chooseDates();
    await press('Book now');
    const isRemembering = () => field('Remember my details on this device').checked;
    remember('Ana');
    await returnToPage();
    expect(isRemembering()).toBe(true);
    remember('Rita');
    await returnToPage();
    await type('Last name', 'Silva');
    expect(localStorage.getItem('guest-info')).toContain('Rita');
    localStorage.removeItem('guest-info');
    await returnToPage();
    expect(isRemembering()).toBe(false);
  });
});
