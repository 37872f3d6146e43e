import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import type { Place } from '../routes.ts';
import { useSite } from '../site.ts';
import type { Page } from './page.ts';
import type { PageStore } from './pageStore.ts';
import { useWanted } from './useWanted.ts';

interface Props {
  place: Place;
  page: Page;
  store: PageStore;
}

/** Draws a page in the state of its machine, and keeps the tab's title with it. */
export function PageOutlet({ place, page, store }: Props) {
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  const { settings } = useSite();
  const head = page.headOf(state, useIntl(), settings);
  // Before anything that was typed while scripts arrived is told.
  useLayoutEffect(() => store.open(), [store]);
  useWanted(store, place.params);
  useEffect(() => {
    document.title = head.title;
    document.querySelector('meta[name=description]')?.setAttribute('content', head.description);
  }, [head.title, head.description]);
  return <page.View snapshot={state} send={store.send} tell={store.tell} params={place.params} />;
}
