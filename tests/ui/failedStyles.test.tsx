import { afterEach, expect, test, vi } from 'vitest';
import { markFailedStyles, withStyles } from '../../src/ui/failedStyles.ts';

markFailedStyles();
const importPart = vi.fn<() => Promise<string>>();
const reported = vi.fn<(event: Event) => void>();
window.addEventListener('vite:preloadError', reported);

afterEach(() => {
  vi.resetAllMocks();
  document.head.replaceChildren();
});

const stylesheets = () => [...document.head.querySelectorAll('link')];

/** Adds a stylesheet to the page, and fails to load it. */
function failStylesheet() {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: '/assets/Part.css' });
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
}

/** Imports a part once, which fails with its stylesheet. */
async function failPart() {
  importPart.mockRejectedValueOnce(new Error('Unable to preload CSS')).mockResolvedValue('the part');
  const load = withStyles(importPart);
  const part = load();
  failStylesheet();
  await expect(part).rejects.toThrow('Unable to preload CSS');
  return load;
}

test('a part is imported at once when no stylesheet failed', () => {
  importPart.mockResolvedValue('the part');
  void withStyles(importPart)();
  expect(importPart).toHaveBeenCalledOnce();
});

test('a part whose stylesheet failed is imported once the stylesheet has loaded', async () => {
  const load = await failPart();
  const part = load();
  const [failed, again] = stylesheets();
  expect(again!.href).toBe(failed!.href);
  expect(importPart).toHaveBeenCalledOnce();
  again!.dispatchEvent(new Event('load'));
  expect(await part).toBe('the part');
  expect(stylesheets()).toEqual([again]);
});

test('a stylesheet that fails again is reported, and requested the next time', async () => {
  const load = await failPart();
  const part = load();
  stylesheets()[1]!.dispatchEvent(new Event('error'));
  await expect(part).rejects.toThrow('Unable to load http://localhost:3000/assets/Part.css');
  expect(reported).toHaveBeenCalledOnce();
  const next = load();
  stylesheets()[1]!.dispatchEvent(new Event('load'));
  expect(await next).toBe('the part');
});

test('the stylesheet of another part that fails again does not stop a part', async () => {
  importPart.mockResolvedValue('the part');
  failStylesheet();
  const part = withStyles(importPart)();
  stylesheets()[1]!.dispatchEvent(new Event('error'));
  expect(await part).toBe('the part');
  expect(reported).not.toHaveBeenCalled();
});
