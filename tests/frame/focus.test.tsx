import { act, cleanup, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { CallFailed } from '../../contract/schemas/callFailed.ts';
import { openStoredAccess } from '../../src/actors/storedAccess.ts';
import { sampleCancelled, sampleReservation } from '../../machines/shared/reservation.samples.ts';
import * as toasts from '../../src/ui/toast/notify.ts';
import { chooseDates, goToCode } from '../pages/support/booking.ts';
import { field, press, type } from '../pages/support/guest.ts';
import { useTestHost } from '../pages/support/useTestHost.ts';
import { createPageHost } from '../pages/support/createPageHost.ts';
import examples from '../../server/host/openapi/examples.json' with { type: 'json' };
import { openPage } from '../pages/support/openPage.tsx';
import { waitUntil } from '../support/waitUntil.ts';

const host = useTestHost();

const privacy = (examples.getLegalText.answer as { title: string }).title;

const focused = () => document.activeElement?.textContent;

describe('the focus goes where reading goes on', () => {
  test('a return to the dates moves the focus to their heading, and the first visit does not', async () => {
    await openPage('/en/casa-azul', host);
    expect(document.activeElement).toBe(document.body);
    await chooseDates();
    await press('Book now');
    await press('Choose other dates');
    expect(focused()).toBe('Dates');
  });

  test('a failure that leads back to the dates moves the focus to its message', async () => {
    await openPage('/en/casa-azul', host);
    await goToCode(async () => {
      host.createReservation.mockRejectedValueOnce(new CallFailed('terms-changed'));
      host.previewPrice.mockRejectedValueOnce(new CallFailed('unreachable'));
    });
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
  });

  test('writing again moves the focus to the message', async () => {
    await openPage('/en/casa-azul/contact', host);
    await type('Your message', 'Is there a cot?');
    await press('Send the message');
    await press('Write another message');
    expect(document.activeElement).toBe(field('Your message'));
  });

  const openReservation = () => {
    window.history.replaceState(null, '', '/en/reservation/reservation#token=secret');
    return openPage('/en/reservation/reservation', host);
  };

  test('keeping the reservation moves the focus back to its actions', async () => {
    await openReservation();
    await press('Cancel reservation…');
    await press('Keep the reservation');
    expect(focused()).toBe('If your plans change');
  });

  test('a cancellation moves the focus to the refund', async () => {
    await openReservation();
    await press('Cancel reservation…');
    host.getReservation.mockResolvedValue(sampleCancelled);
    await press('Cancel the reservation');
    expect(focused()).toBe('Your reservation is cancelled');
  });

  test('a page that opens again while its code loads moves the focus to the field’s heading', async () => {
    openStoredAccess().store({
      form: { number: 'K7M2-9QXR', email: 'ana@example.com' },
      accessId: 'access',
      otpExpiresAt: new Date(Date.now() + 60_000).toISOString(),
    });
    await openPage('/en/reservation', host);
    expect(focused()).toBe('Enter the code');
  });

  const registers = async () => {
    host.getReservation.mockResolvedValue({ ...sampleReservation, guestCount: 1 });
    await openReservation();
    await screen.findByLabelText('Surname');
    await press('Register the guest');
  };

  test('a registration moves the focus to its result', async () => {
    await registers();
    expect(focused()).toBe('All guests are registered');
  });

  test('a registration that is sent too late moves the focus to its message', async () => {
    host.registerGuests.mockRejectedValue(new CallFailed('wrong-state'));
    await registers();
    expect(focused()).toBe('The registration can no longer be sent');
  });
});

describe('a page that could not be loaded', () => {
  test.each([
    ['the first page', '/en', 'Stay where somebody is expecting you.', 'listRentalUnits'],
    ['a property’s page', '/en/casa-azul', 'Casa Azul', 'getRentalUnit'],
  ] as const)(
    'leads who tries %s again to its heading, or to what failed again',
    async (_, path, heading, call) => {
      host[call].mockRejectedValue(new CallFailed('unavailable', { retryAfter: 840 }));
      await openPage(path, host);
      expect(focused()).toContain('Please try again in 15 minutes.');
      host[call].mockRejectedValue(new CallFailed('unreachable'));
      await press('Try again');
      expect(focused()).toContain('No connection');
      host[call].mockReset();
      Object.assign(host, createPageHost());
      await press('Try again');
      await screen.findByRole('heading', { level: 1, name: heading });
      await waitUntil(() => expect(focused()).toBe(heading));
    },
  );

  test('leads who waited for the connection to its heading, and nobody who is in the menu', async () => {
    host.getLegalText.mockRejectedValueOnce(new CallFailed('unreachable'));
    const { store } = await openPage('/en/privacy', host);
    const menu = document.body.appendChild(document.createElement('button'));
    menu.focus();
    await act(async () => store.broadcast({ type: 'connection.returned' }));
    await screen.findByRole('heading', { level: 1, name: privacy });
    expect(document.activeElement).toBe(menu);
    menu.remove();
    cleanup();

    host.getLegalText.mockRejectedValueOnce(new CallFailed('unreachable'));
    const again = await openPage('/en/privacy', host);
    await act(async () => again.store.broadcast({ type: 'connection.returned' }));
    await screen.findByRole('heading', { level: 1, name: privacy });
    await waitUntil(() => expect(focused()).toBe(privacy));
  });

  test('leads who tries a reservation again to its heading', async () => {
    window.history.replaceState(null, '', '/en/reservation/reservation#token=secret');
    host.getReservation.mockRejectedValueOnce(new CallFailed('too-many-requests', { retryAfter: 50 }));
    await openPage('/en/reservation/reservation', host);
    expect(focused()).toContain('Error loading your reservation');
    expect(focused()).toContain('Your reservation is safe');
    expect(focused()).toContain('Please try again in a minute.');
    await press('Try again');
    await waitUntil(() => expect(document.activeElement?.tagName).toBe('H1'));
    expect(focused()).toContain('Casa Azul');
  });
});

test('a request for another code is announced once', async () => {
  const notify = vi.spyOn(toasts, 'notify').mockImplementation(() => undefined);
  await openPage('/en/casa-azul', host);
  await goToCode();
  await press('Send a new code');
  expect(notify).toHaveBeenCalledExactlyOnceWith({
    tone: 'success',
    title: 'A new code is on its way. The earlier one no longer works.',
  });
});
