import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart, remembered } from '../../src/ui/lazyPart.ts';
import { isMissed, nobodyMisses, notLoadedId } from '../../src/ui/missed.ts';
import { askForPartsAgain } from '../../src/ui/partsAgain.ts';

afterEach(cleanup);

const Form = () => <p>The form</p>;

test('a part that could not be loaded leaves the page around it, and comes once it is asked for again', async () => {
  const load = vi.fn<() => Promise<{ Form: typeof Form }>>();
  load.mockRejectedValueOnce(new TypeError('gone')).mockResolvedValue({ Form });
  const Part = lazyPart(load, (module) => module.Form);
  await act(async () =>
    render(
      <main>
        <h1>The page</h1>
        <Suspense fallback={<p>Coming</p>}>
          <Part />
        </Suspense>
      </main>,
    ),
  );
  expect(screen.getByRole('main').textContent).toBe('The pageComing');
  await act(async () => askForPartsAgain());
  expect(screen.getByRole('main').textContent).toBe('The pageThe form');
  expect(load).toHaveBeenCalledTimes(2);
});

test('that a part could not be loaded is no longer said once it is asked for again', () => {
  document.body.innerHTML = `<p id="${notLoadedId}"></p>`;
  askForPartsAgain();
  expect(document.getElementById(notLoadedId)!.hidden).toBe(true);
  document.body.replaceChildren();
});

test('a part that is awaited is missed, although what failed had been asked for ahead too', async () => {
  const failure = new Error('Unable to preload CSS');
  nobodyMisses(failure);
  const Part = lazyPart(
    () => Promise.reject<{ Form: typeof Form }>(failure),
    (module) => module.Form,
  );
  expect(isMissed(failure)).toBe(false);
  await act(async () =>
    render(
      <Suspense>
        <Part />
      </Suspense>,
    ),
  );
  expect(isMissed(failure)).toBe(true);
});

test('a part whose code has come before is drawn at once', async () => {
  const load = remembered(() => Promise.resolve({ Form }));
  await load();
  const Part = lazyPart(load, (module) => module.Form);
  render(
    <Suspense fallback={<p>Coming</p>}>
      <Part />
    </Suspense>,
  );
  expect(screen.queryByText('Coming')).toBeNull();
  expect(screen.getByText('The form')).toBeDefined();
});
