import { describe, expect, test } from 'vitest';
import { CallFailed } from '../../contract/schemas/callFailed.ts';
import { chooseDates, goToCode, state } from './support/booking.ts';
import { returnToPage, focus, press } from './support/guest.ts';
import { useTestHost } from './support/useTestHost.ts';
import { openPage } from './support/openPage.tsx';

const host = useTestHost();

const open = (language = 'en') => openPage(`/${language}/casa-azul`, host);

describe('taken nights', () => {
  test('are requested once the guest interacts with the dates', async () => {
    await open();
    await focus('Check-in');
    await expect.poll(() => host.getAvailability.mock.calls.length).toBe(1);
  });

  test('are shown in a calendar that knows the possible lengths of a stay', async () => {
    await open();
    await focus('Check-in');
    const getText = () => document.querySelector('[role=application]')?.textContent;
    await expect.poll(getText).toContain('The minimum stay is 2 nights.');
    expect(getText()).toContain('The maximum stay is 28 nights.');
  });

  test('are requested again when another guest has taken some in the meantime', async () => {
    await open();
    await focus('Check-in');
    await expect.poll(() => host.getAvailability.mock.calls.length).toBe(1);
    host.previewPrice.mockRejectedValueOnce(new CallFailed('dates-unavailable'));
    await chooseDates();
    expect(state()).toBe('dates.unavailable');
    await expect.poll(() => host.getAvailability.mock.calls.length).toBe(2);
  });

  test('are requested again after a return with the Back button if they are known', async () => {
    await open();
    await returnToPage();
    expect(host.getAvailability).not.toHaveBeenCalled();
    await focus('Check-in');
    await expect.poll(() => host.getAvailability.mock.calls.length).toBe(1);
    await returnToPage();
    await expect.poll(() => host.getAvailability.mock.calls.length).toBe(2);
  });

  test('are requested again when the order lost them', async () => {
    await open();
    await focus('Check-in');
    await expect.poll(() => host.getAvailability.mock.calls.length).toBe(1);
    host.createReservation.mockRejectedValueOnce(new CallFailed('dates-unavailable'));
    await goToCode();
    expect(state()).toBe('form.datesTaken');
    await expect.poll(() => host.getAvailability.mock.calls.length).toBe(2);
  });

  test('are shown as taken in the calendar only after the order has lost them', async () => {
    const day = () =>
      [...document.querySelectorAll('[role=application] [role=button]')].find((one) =>
        one.getAttribute('aria-label')?.includes('4 May 2027'),
      );
    const isTaken = () => day()?.getAttribute('aria-disabled') === 'true';
    await open();
    await focus('Check-in');
    await expect.poll(() => host.getAvailability.mock.calls.length).toBe(1);
    const { unavailable, ...dates } = await host.getAvailability.mock.results[0]!.value;
    const lost = { start: '2027-05-03', end: '2027-05-06', reason: 'booked' as const };
    host.getAvailability.mockResolvedValueOnce({ ...dates, unavailable: [...unavailable, lost] });
    host.createReservation.mockRejectedValueOnce(new CallFailed('dates-unavailable'));
    await chooseDates();
    await expect.poll(day).toBeDefined();
    expect(isTaken()).toBe(false);
    await press('Book now');
    await press('Book with obligation to pay');
    expect(state()).toBe('form.datesTaken');
    await expect.poll(isTaken).toBe(true);
  });
});
