import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from './site.ts';
import type { PageContent } from './loadedPage.ts';
import { DocumentTitle } from './DocumentTitle.tsx';
import { useSiteEffects } from './useSiteEffects.ts';

/** Renders a page in the state of its machine and sets its title. */
export function PageOutlet({ match: { params }, page, store }: PageContent) {
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  const { settings } = useSite();
  const head = page.getHead(state, useIntl(), settings);
  // Before the page is opened: a machine that starts at once requests effects at once.
  useSiteEffects(store, params);
  useLayoutEffect(() => store.open(), [store]);
  return (
    <DocumentTitle head={head}>
      <page.View pageState={state} send={store.send} sendToChild={store.sendToChild} params={params} />
    </DocumentTitle>
  );
}
