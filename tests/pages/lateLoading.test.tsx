import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useTestHost } from './support/useTestHost.ts';
import { openPage } from './support/openPage.tsx';

const host = useTestHost();

test.each([
  ['/en/casa-azul', 'getRentalUnit'],
  ['/en/casa-azul/success', 'getRentalUnit'],
  ['/en/casa-azul/contact', 'getRentalUnit'],
  ['/en/reservation/r-1#token=secret', 'getReservation'],
] as const)(
  '%s has one main part from its first skeleton on, so that the focus on it stays',
  async (path, call) => {
    window.history.replaceState(null, '', path);
    const answer = await host[call]();
    const late = Promise.withResolvers<unknown>();
    host[call].mockReturnValue(late.promise);
    await openPage(window.location.pathname, host);
    const main = screen.getByRole('main');
    const { state } = main.dataset;
    await act(async () => late.resolve(answer));
    expect(screen.getByRole('main')).toBe(main);
    expect(main.dataset['state']).not.toBe(state);
  },
);
