import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor, emit, setup } from 'xstate';
import { useDashboardEffects } from '../../../src/dashboard/useDashboardEffects.ts';

afterEach(cleanup);

const actor = createActor(
  setup({
    types: { events: {} as { type: 'field.requested' } },
    actions: { focusField: emit({ type: 'focus.requested', on: 'field' }) },
  }).createMachine({ on: { 'field.requested': { actions: 'focusField' } } }),
).start();

function Page({ isProving }: { isProving: boolean }) {
  useDashboardEffects(actor);
  return (
    <main>
      <details open>
        <form>
          <input aria-label="Menu" />
        </form>
      </details>
      <form>
        <input aria-label="Search" />
      </form>
      {isProving && (
        <section data-machine="proof">
          <form>
            <input aria-label="Code" />
          </form>
        </section>
      )}
    </main>
  );
}

test.each([
  ['the first one outside of menus', false, 'Search'],
  ['the code of a proof, also below a search', true, 'Code'],
])('the field that has the focus on request is %s', (_, isProving, label) => {
  render(<Page isProving={isProving} />);
  act(() => actor.send({ type: 'field.requested' }));
  expect(document.activeElement).toBe(screen.getByLabelText(label));
});
