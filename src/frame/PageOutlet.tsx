import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from './site.ts';
import type { PageContent } from './loadedPage.ts';
import { Titled } from './Titled.tsx';
import { useUiEffects } from './useUiEffects.ts';

/** Draws a page in the state of its machine, with its title. */
export function PageOutlet({ match: { params }, page, store }: PageContent) {
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  const { settings } = useSite();
  const head = page.getHead(state, useIntl(), settings);
  // Before anything that was typed while scripts arrived is told.
  useLayoutEffect(() => store.open(), [store]);
  useUiEffects(store, params);
  return (
    <Titled head={head}>
      <page.View pageState={state} send={store.send} sendToChild={store.sendToChild} params={params} />
    </Titled>
  );
}
