import { afterAll, beforeAll, vi } from 'vitest';

/** Sets the clock to the day on which the holds of the sample bookings end, during the tests of a file. */
export function setDayOfHold(): void {
  beforeAll(() => void vi.setSystemTime('2027-01-01T12:00:00Z'));
  afterAll(() => void vi.useRealTimers());
}
