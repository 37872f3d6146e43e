import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fragmentScript } from '../../src/frame/pageData.ts';
import { notLoadedId } from '../../src/ui/chunkErrors.ts';

const reload = vi.fn<() => void>();

beforeEach(() => {
  reload.mockReset();
  document.body.innerHTML =
    `<a href="/de/reservation/a" hreflang="de">Deutsch</a><p id="${notLoadedId}"><a href="">Again</a></p>` +
    `<a href="/en">Home</a>`;
});
afterEach(() => document.body.replaceChildren());

/** Runs the inline script of a reservation page, follows one of its links and returns the target address. */
function follows(name: string) {
  let isFollowed = false;
  const listen = (type: string, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, { once: true });
  // oxlint-disable-next-line typescript/no-implied-eval, eslint/no-new-func -- the page contains this code
  const run = new Function('addEventListener', 'location', fragmentScript) as (...given: unknown[]) => void;
  run(listen, { hash: '#token=a', reload });
  listen('click', (event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  });
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name)!;
  link.click();
  return isFollowed ? link.pathname + link.hash : undefined;
}

test('a link to another language keeps the fragment', () => {
  expect(follows('Deutsch')).toBe('/de/reservation/a#token=a');
});

test('a link that reloads the page keeps the fragment', () => {
  expect(follows('Again')).toBeUndefined();
  expect(reload).toHaveBeenCalledOnce();
});

test('a link to another page removes the fragment', () => {
  expect(follows('Home')).toBe('/en');
  expect(reload).not.toHaveBeenCalled();
});
