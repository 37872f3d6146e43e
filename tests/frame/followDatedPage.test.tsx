import { afterEach, expect, test, vi } from 'vitest';
import { reportRestoredPage } from '../../src/frame/browser/reportRestoredPage.ts';
import { dispatchPageShow } from '../support/dispatchPageShow.ts';

afterEach(() => vi.unstubAllGlobals());

function openTab(pathname: string, search: string) {
  const send = vi.fn<(event: object) => void>();
  const tab = Object.assign(new EventTarget(), { location: { pathname, search } });
  vi.stubGlobal('window', tab);
  reportRestoredPage({ send });
  return send;
}

test('reports a page for dates that the Back button shows from memory', () => {
  const send = openTab('/en', '?from=2027-05-03&to=2027-05-06');
  dispatchPageShow(false);
  expect(send).not.toHaveBeenCalled();
  dispatchPageShow();
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'page.restored' });
});

test.each([
  ['/en', ''],
  ['/en', '?utm=mail'],
  ['/en/casa', '?from=2027-05-03&to=2027-05-06'],
])('leaves the page at %s%s as it is', (path, query) => {
  const send = openTab(path, query);
  dispatchPageShow();
  expect(send).not.toHaveBeenCalled();
});
