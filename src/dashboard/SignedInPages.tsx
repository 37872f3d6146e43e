import { Suspense, useEffect, useRef } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { dashboardPage } from '../../contract/dashboard/pages.ts';
import type { Session } from '../../contract/dashboard/session.ts';
import { focusPage } from '../frame/focusPage.ts';
import type { Params } from '../frame/page.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { BrokenPage } from '../kit/BrokenPart.tsx';
import type { DashboardRoute } from './context/route.ts';
import { findRoutes } from './routes.ts';
import { Navigation } from './views/layout/Navigation.tsx';
import { Loading } from './views/session/SessionScreens.tsx';
import { UnknownPage } from './views/session/UnknownPage.tsx';

/** Moves the focus to the heading of each page after the first one. */
function useFocusOnNavigation(path: string) {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    focusPage();
  }, [path]);
}

/** The first page of a role: the one at the address of the dashboard, or the first entry of the navigation. */
const firstPath = (pages: readonly DashboardRoute[]) =>
  pages.find(({ path }) => path === dashboardPage)?.path ?? pages.find(({ entry }) => entry)!.path;

/** The pages of a signed-in person, with the navigation between them. */
export function SignedInPages({ session }: { session: Session }) {
  const [path] = useLocation();
  useFocusOnNavigation(path);
  const pages = findRoutes(session.user.role);
  const first = firstPath(pages);
  return (
    <>
      <ErrorBoundary key={path} fallback={<BrokenPage />}>
        <Suspense fallback={<Loading />}>
          <Switch>
            {pages.map(({ path: pattern, fixedParams, Page }) => (
              <Route key={pattern} path={pattern}>
                {(params: Params) => <Page params={{ ...fixedParams, ...params }} session={session} />}
              </Route>
            ))}
            {first !== dashboardPage && (
              <Route path={dashboardPage}>
                <Redirect to={first} replace />
              </Route>
            )}
            <Route>
              <UnknownPage first={first} />
            </Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
      <Navigation routes={pages} />
    </>
  );
}
