import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { DashboardContext, type Dashboard } from '../../../src/dashboard/context/dashboard.ts';
import { Page } from '../../../src/dashboard/views/layout/Page.tsx';
import { readPart } from './support/inEnglish.tsx';

/** A session in which the changes of others are followed until the stream ends. */
const sessionMachine = createMachine({
  initial: 'signedIn',
  states: {
    signedIn: {
      initial: 'following',
      states: { following: { on: { 'changes.missed': 'notFollowing' } }, notFollowing: {} },
    },
  },
});

test('the element that announces missed changes exists before there are any', () => {
  const session = createActor(sessionMachine).start();
  const dashboard = { data: { productName: 'Estadia' }, session } as unknown as Dashboard;
  readPart(
    <DashboardContext value={dashboard}>
      <Page title="Today">{null}</Page>
    </DashboardContext>,
  );
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  act(() => session.send({ type: 'changes.missed' }));
  expect(screen.getByRole('status')).toBe(status);
  expect(status.textContent).not.toBe('');
});
