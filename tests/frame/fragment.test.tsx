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

/** Runs what stands in the page of a reservation, and follows a link of it: where it leads, unless it is not followed. */
function follows(name: string) {
  let isFollowed = false;
  const listen = (type: string, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, { once: true });
  // oxlint-disable-next-line typescript/no-implied-eval, eslint/no-new-func -- it stands in the page as it is here
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

test('the page in another language goes on with what the fragment says', () => {
  expect(follows('Deutsch')).toBe('/de/reservation/a#token=a');
});

test('the page that is loaded again keeps what the fragment says: a link to it would lead away from that', () => {
  expect(follows('Again')).toBeUndefined();
  expect(reload).toHaveBeenCalledOnce();
});

test('another page is told nothing of it', () => {
  expect(follows('Home')).toBe('/en');
  expect(reload).not.toHaveBeenCalled();
});
