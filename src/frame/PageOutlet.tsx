import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from './site.ts';
import type { PageContent } from './loadedPage.ts';
import { useWanted } from './useWanted.ts';

/** Draws a page in the state of its machine, and keeps the tab's title with it. */
export function PageOutlet({ match: { params }, page, store }: PageContent) {
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  const { settings } = useSite();
  const head = page.headOf(state, useIntl(), settings);
  // Before anything that was typed while scripts arrived is told.
  useLayoutEffect(() => store.open(), [store]);
  useWanted(store, params);
  useEffect(() => {
    document.title = head.title;
    document.querySelector('meta[name=description]')?.setAttribute('content', head.description);
  }, [head.title, head.description]);
  return <page.View pageState={state} send={store.send} tell={store.tell} params={params} />;
}
