import { afterEach, expect, test, vi } from 'vitest';
import { followDatedPage } from '../../src/frame/browser/datesAnew.ts';
import { pageShown } from '../support/pageShown.ts';

afterEach(() => vi.unstubAllGlobals());

function openTab(pathname: string, search: string) {
  const reload = vi.fn<() => void>();
  const tab = Object.assign(new EventTarget(), { location: { pathname, search, reload } });
  vi.stubGlobal('window', tab);
  followDatedPage();
  return reload;
}

test('a page for dates that the Back button leads to is made once more', () => {
  const reload = openTab('/en', '?from=2027-05-03&to=2027-05-06');
  pageShown(false);
  expect(reload).not.toHaveBeenCalled();
  pageShown();
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['/en', ''],
  ['/en', '?utm=mail'],
  ['/en/casa', '?from=2027-05-03&to=2027-05-06'],
])('the page at %s%s is as it was left', (path, query) => {
  const reload = openTab(path, query);
  pageShown();
  expect(reload).not.toHaveBeenCalled();
});
