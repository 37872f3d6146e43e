import { useEffect, type FC } from 'react';
import { useSearch } from 'wouter';
import type { DataChanged } from '../../machines/dashboard/shared/dataChanged.ts';
import { usePageActor } from '../frame/usePageActor.ts';
import { readDraft } from '../actors/drafts.ts';
import { useDashboard } from './context/dashboard.ts';
import type { DashboardPage, RouteProps } from './context/route.ts';
import { useLanguage } from './i18n/index.ts';
import { useDraft, useDraftPlace } from './useDraft.ts';
import { useDashboardEffects } from './useDashboardEffects.ts';

/**
 * Runs and renders a page. Its machine receives the events of the tab and the changes by other people, and its effects
 * are carried out.
 */
function PageOutlet({ page, params, session }: RouteProps & { page: DashboardPage }) {
  const dashboard = useDashboard();
  const { shownPages, dataChanges } = dashboard;
  const data = { session, language: useLanguage() };
  const query = useSearch();
  const place = useDraftPlace(page, session.user.id);
  const draft = page.getDraft && readDraft(place.userId, place.address);
  const actor = usePageActor(page, {
    params: { ...params, query },
    services: dashboard,
    data: { ...data, draft },
  });
  useDraft(page, actor, place);
  useDashboardEffects(actor);
  useEffect(() => {
    shownPages.add(actor);
    return () => void shownPages.delete(actor);
  }, [shownPages, actor]);
  useEffect(
    () =>
      dataChanges.add((kinds) => {
        if (page.changes?.some((kind) => kinds.includes(kind)))
          actor.send({ type: 'data.changed' } satisfies DataChanged);
      }),
    [dataChanges, page, actor],
  );
  return <page.View {...data} actor={actor} />;
}

/** Creates the component that runs and renders a page. */
export const createOutlet =
  (page: DashboardPage): FC<RouteProps> =>
  (props) => <PageOutlet {...props} page={page} />;
