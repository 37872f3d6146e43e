import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { press } from './support/guest.ts';
import { useTestHost } from './support/useTestHost.ts';
import { openPage } from './support/openPage.tsx';

const host = useTestHost();

beforeEach(() => {
  window.history.replaceState(null, '', '/en/casa-azul/success');
});

const open = () => openPage('/en/casa-azul/success', host);

const remember = () =>
  localStorage.setItem(
    'booking.casa-azul',
    JSON.stringify({ unitId: 'casa-azul', reservationId: 'r-1', token: 'secret', deadline: '' }),
  );

test('a browser without a booking shows to look for the e-mail', async () => {
  await open();
  expect(screen.getByText('Your confirmation will come by email')).toBeDefined();
  expect(document.title).toBe('Your confirmation will come by email · Casa Azul · Estadia');
  expect(host.getReservation).not.toHaveBeenCalled();
});

test('a stored booking is shown with the host’s status', async () => {
  remember();
  await open();
  expect(host.getReservation.mock.calls[0]?.[0]).toEqual({ id: 'r-1', token: 'secret' });
  expect(screen.getByText('Your payment has arrived, and your stay is booked.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Register the guests' }).getAttribute('href')).toBe(
    '/en/reservation/r-1#token=secret',
  );
  expect(localStorage.getItem('booking.casa-azul')).toBeNull();
});

test('another reservation starts with dates on the property’s page', async () => {
  remember();
  await open();
  await press('Make another reservation');
  expect(window.location.pathname).toBe('/en/casa-azul');
});

test('a guest without a booking stays on the page', async () => {
  await open();
  expect(window.location.pathname).toBe('/en/casa-azul/success');
});
