import { store, stored } from './stored.ts';

/** How a screen is looked at. */
export interface Look {
  language: string;
  device: string;
  scheme: string;
}

export const aspects = ['language', 'device', 'scheme'] as const;
export type Aspect = (typeof aspects)[number];

const getKey = (aspect: Aspect) => `atlas-look-${aspect}`;

/** What the address asks for, else what was chosen last, else what is shown first. */
export function chosenLook(first: Look): Look {
  const query = new URLSearchParams(location.search);
  const chosen = (aspect: Aspect) => query.get(aspect) ?? stored(getKey(aspect)) ?? first[aspect];
  return { language: chosen('language'), device: chosen('device'), scheme: chosen('scheme') };
}

/** Keeps a choice for the pages to come, and in the address for whoever is sent it. */
export function storeLook(look: Look): void {
  const address = new URL(location.href);
  for (const aspect of aspects) {
    store(getKey(aspect), look[aspect]);
    address.searchParams.set(aspect, look[aspect]);
  }
  history.replaceState(history.state, '', address);
}
