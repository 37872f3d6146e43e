import { colourModeAttribute, colourModeKey } from './colourModeScript.ts';

export const colourModes = ['light', 'dark', 'system'] as const;
export type ColourMode = (typeof colourModes)[number];

const isMode = (value: unknown): value is ColourMode => colourModes.some((mode) => mode === value);

const listeners = new Set<() => void>();

/** Returns the visitor's choice; `system` if nothing was chosen or storage is not available. */
export function chosenColourMode(): ColourMode {
  try {
    const stored = localStorage.getItem(colourModeKey);
    return isMode(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Applies a mode to the page and to the browser's bars around it. */
function show(mode: ColourMode) {
  const root = document.documentElement;
  if (mode === 'system') root.removeAttribute(colourModeAttribute);
  else root.setAttribute(colourModeAttribute, mode);
  // The first element has the colour of light pages.
  for (const [index, bar] of document.querySelectorAll('meta[media]').entries()) {
    const of = index === 0 ? 'light' : 'dark';
    const media = mode === 'system' ? `(prefers-color-scheme: ${of})` : of === mode ? 'all' : 'none';
    bar.setAttribute('media', media);
  }
}

/** Stores the visitor's choice and applies it. */
export function chooseColourMode(mode: ColourMode): void {
  try {
    localStorage.setItem(colourModeKey, mode);
  } catch {
    // A choice that cannot be stored still applies to this page.
  }
  show(mode);
  for (const listener of listeners) listener();
}

/**
 * Notifies when the choice changes in this tab or another one. A page in the back/forward cache is notified when it is
 * shown again.
 */
export function onColourMode(listener: () => void): () => void {
  const follow = () => {
    show(chosenColourMode());
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
