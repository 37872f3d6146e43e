import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Loading } from '../../../src/dashboard/views/session/SessionScreens.tsx';
import { readLines } from '../support/readLines.ts';
import { inDashboard } from './support/inDashboard.tsx';

test('a page that is not loaded yet says that there is no connection, until it returns', () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { container } = render(inDashboard(<Loading />));
  const read = () => [...readLines(container)].map(({ text }) => text).join('\n');
  expect(read()).toContain('No connection');
  expect(read()).toContain('It opens as soon as the connection returns.');
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(read()).toContain('Loading…');
});
