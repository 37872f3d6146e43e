import { afterEach, expect, test, vi } from 'vitest';
import { followDatedPage } from '../../src/frame/browser/datesAnew.ts';

afterEach(() => vi.unstubAllGlobals());

function openTab(pathname: string, search: string) {
  const reload = vi.fn<() => void>();
  const tab = Object.assign(new EventTarget(), { location: { pathname, search, reload } });
  vi.stubGlobal('window', tab);
  followDatedPage();
  const shows = (persisted: boolean) =>
    tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return { reload, shows };
}

test('a page for dates that the Back button leads to is made once more', () => {
  const { reload, shows } = openTab('/en', '?from=2027-05-03&to=2027-05-06');
  shows(false);
  expect(reload).not.toHaveBeenCalled();
  shows(true);
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['/en', ''],
  ['/en', '?utm=mail'],
  ['/en/casa', '?from=2027-05-03&to=2027-05-06'],
])('the page at %s%s is as it was left', (path, query) => {
  const { reload, shows } = openTab(path, query);
  shows(true);
  expect(reload).not.toHaveBeenCalled();
});
