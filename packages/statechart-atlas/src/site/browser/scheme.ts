import { store, stored } from './stored.ts';

const key = 'atlas-scheme';
const root = document.documentElement;

const isDark = () =>
  (root.dataset['scheme'] ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) ===
  'dark';

/** Applies the selected colour scheme; must run before the first paint. */
export function showScheme(): void {
  const chosen = stored(key);
  if (chosen === 'light' || chosen === 'dark') root.dataset['scheme'] = chosen;
}

/** Makes the switch change the colour scheme and show the current one. */
export function followSwitch(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-scheme-switch]');
  if (!button) return;
  const update = () => button.setAttribute('aria-pressed', String(isDark()));
  button.hidden = false;
  button.addEventListener('click', () => {
    const chosen = isDark() ? 'light' : 'dark';
    root.dataset['scheme'] = chosen;
    store(key, chosen);
    update();
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', update);
  update();
}
