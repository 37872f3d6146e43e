import { store, stored } from './stored.ts';

/** The language, device and colour scheme of a picture. */
export interface PictureSettings {
  language: string;
  device: string;
  scheme: string;
}

export const aspects = ['language', 'device', 'scheme'] as const;
export type Aspect = (typeof aspects)[number];

const getKey = (aspect: Aspect) => `atlas-look-${aspect}`;

/** Returns the look from the address, or else the last selection, or else the default. */
export function chosenLook(first: PictureSettings): PictureSettings {
  const query = new URLSearchParams(location.search);
  const chosen = (aspect: Aspect) => query.get(aspect) ?? stored(getKey(aspect)) ?? first[aspect];
  return { language: chosen('language'), device: chosen('device'), scheme: chosen('scheme') };
}

/** Stores a selection for other pages, and in the address for sharing. */
export function storeLook(look: PictureSettings): void {
  const address = new URL(location.href);
  for (const aspect of aspects) {
    store(getKey(aspect), look[aspect]);
    address.searchParams.set(aspect, look[aspect]);
  }
  history.replaceState(history.state, '', address);
}
