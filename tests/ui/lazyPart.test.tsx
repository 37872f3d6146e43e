import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyPart, cacheModule } from '../../src/ui/lazyPart.ts';
import { isRequired, markOptional } from '../../src/ui/chunkErrors.ts';
import { importWithRetry, retryFailedImports } from '../../src/ui/retryImports.ts';

const Form = () => <p>The form</p>;

/** Waits until everything has loaded or failed. */
const settled = () => act(async () => undefined);

test('a part that failed to load leaves the page around it, and loads on a retry', async () => {
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
  await act(async () => retryFailedImports());
  expect(screen.getByRole('main').textContent).toBe('The pageThe form');
  expect(load).toHaveBeenCalledTimes(2);
});

test('retryFailedImports returns whether all failed imports have succeeded', async () => {
  expect(await retryFailedImports()).toBe(false);
  const loadsAfter = (failures: number) => {
    const load = vi.fn<() => Promise<string>>();
    for (let count = 0; count < failures; count += 1) load.mockRejectedValueOnce(new TypeError('gone'));
    return importWithRetry(load.mockResolvedValue('the part'));
  };
  const [soon, later] = [loadsAfter(1), loadsAfter(2)];
  await settled();
  expect(await retryFailedImports()).toBe(false);
  expect(await soon).toBe('the part');
  expect(await retryFailedImports()).toBe(true);
  expect(await later).toBe('the part');
  expect(await retryFailedImports()).toBe(false);
});

test('a part that is awaited is reported as missing, although its prefetch had failed before', async () => {
  const failure = new Error('Unable to preload CSS');
  markOptional(failure);
  const Part = lazyPart(
    () => Promise.reject<{ Form: typeof Form }>(failure),
    (module) => module.Form,
  );
  expect(isRequired(failure)).toBe(false);
  await act(async () =>
    render(
      <Suspense>
        <Part />
      </Suspense>,
    ),
  );
  expect(isRequired(failure)).toBe(true);
});

test('a part with loaded code is rendered at once', async () => {
  const load = cacheModule(() => Promise.resolve({ Form }));
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
