import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart, remembered } from '../../src/ui/lazyPart.ts';
import { isMissed, nobodyMisses, notLoadedId } from '../../src/ui/missed.ts';
import { askForPartsAgain, untilItComes } from '../../src/ui/partsAgain.ts';

afterEach(cleanup);

const Form = () => <p>The form</p>;

/** What has come or failed by now is known to all. */
const settled = () => act(async () => undefined);

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

test('that parts could not be loaded is said until the last that somebody waits for has come, and of others for good', async () => {
  document.body.innerHTML = `<p id="${notLoadedId}"></p>`;
  const isSaid = () => !document.getElementById(notLoadedId)!.hidden;
  askForPartsAgain();
  expect(isSaid()).toBe(true);
  const comesAfter = (failures: number) => {
    const load = vi.fn<() => Promise<string>>();
    for (let count = 0; count < failures; count += 1) load.mockRejectedValueOnce(new TypeError('gone'));
    return untilItComes(load.mockResolvedValue('the part'));
  };
  const [soon, later] = [comesAfter(1), comesAfter(2)];
  await settled();
  askForPartsAgain();
  expect(await soon).toBe('the part');
  await settled();
  expect(isSaid()).toBe(true);
  askForPartsAgain();
  expect(await later).toBe('the part');
  await settled();
  expect(isSaid()).toBe(false);
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
