import { colourModeAttribute, colourModeKey, forcedModeAttribute } from './colourModeScript.ts';

export const colourModes = ['light', 'dark', 'system'] as const;
export type ColourMode = (typeof colourModes)[number];

const isMode = (value: unknown): value is ColourMode => colourModes.some((mode) => mode === value);

const listeners = new Set<() => void>();

/** The visitor's choice; `system` where nothing was chosen or nothing can be stored. */
export function chosenColourMode(): ColourMode {
  try {
    const stored = localStorage.getItem(colourModeKey);
    return isMode(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Shows a mode: in the page, and in the bars of the browser around it. */
function show(mode: ColourMode) {
  const root = document.documentElement;
  if (mode === 'system') root.removeAttribute(colourModeAttribute);
  else root.setAttribute(colourModeAttribute, mode);
  // The first of them is that of light pages.
  for (const [index, bar] of document.querySelectorAll('meta[media]').entries()) {
    const of = index === 0 ? 'light' : 'dark';
    const media = mode === 'system' ? `(prefers-color-scheme: ${of})` : of === mode ? 'all' : 'none';
    bar.setAttribute('media', media);
  }
}

/** Shows the visitor's choice, or the mode that the page forces. */
export function showColourMode(forced?: 'light' | 'dark'): void {
  const root = document.documentElement;
  root.toggleAttribute(forcedModeAttribute, forced !== undefined);
  show(forced ?? chosenColourMode());
}

/** Keeps the visitor's choice and shows it, except on a page that forces its mode. */
export function chooseColourMode(mode: ColourMode): void {
  try {
    localStorage.setItem(colourModeKey, mode);
  } catch {
    // A choice that cannot be stored still holds for this page.
  }
  if (!document.documentElement.hasAttribute(forcedModeAttribute)) show(mode);
  for (const listener of listeners) listener();
}

/**
 * Tells when the choice changes, in this tab or another: a page that the browser keeps for the Back button hears of that
 * once it is shown again.
 */
export function onColourMode(listener: () => void): () => void {
  const follow = () => {
    if (!document.documentElement.hasAttribute(forcedModeAttribute)) showColourMode();
    listener();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === colourModeKey || key === null) follow();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) follow();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onPageShow);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onPageShow);
  };
}
