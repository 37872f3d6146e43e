import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { dashboardPage } from '../../../../contract/dashboard/pages.ts';
import { getProperty } from '../../../../machines/dashboard/session/selectors.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useBarHeight } from '../../../kit/useBarHeight.ts';
import { useDashboard } from '../../context/dashboard.ts';
import { useText } from '../../i18n/index.ts';
import type { DashboardRoute } from '../../context/route.ts';
import * as css from './layout.css.ts';

/**
 * Returns the entry of a page: its own, or that of the page above it. All pages are below the first one. The last entry
 * leads to the pages that have none of their own.
 */
const findEntry = (path: string, entries: readonly string[]) =>
  entries
    .filter((one) => path === one || (one !== dashboardPage && path.startsWith(`${one}/`)))
    .toSorted((a, b) => b.length - a.length)[0] ?? entries.at(-1);

/** Returns the property to which the person limited a page last; empty for all. Pages without a property keep it. */
function useProperty(path: string, routes: readonly DashboardRoute[]): string {
  const { session } = useDashboard();
  const params = new URLSearchParams(useSearch());
  const parameter = routes.find((route) => route.path === path)?.propertyParameter;
  const kept = useSelector(session, getProperty);
  const property = parameter ? (params.get(parameter) ?? '') : kept;
  useEffect(() => {
    if (property !== kept) session.send({ type: 'property.chosen', property });
  }, [session, property, kept]);
  return property;
}

/** The entries of the pages: at the bottom of a phone, at the left of a wide window. */
export function Navigation({ routes }: { routes: readonly DashboardRoute[] }) {
  const text = useText();
  const bar = useRef<HTMLElement>(null);
  useBarHeight(bar);
  const [location] = useLocation();
  const shown = routes.flatMap(({ entry, ...route }) => (entry ? [{ ...route, ...entry }] : []));
  const property = useProperty(location, routes);
  const current = findEntry(
    routes.find(({ path }) => path === location)?.entryPath ?? location,
    shown.map(({ path }) => path),
  );
  return (
    <nav ref={bar} className={css.navigation} aria-label={text('dashboard.navigation.label')}>
      <ul className={css.entries}>
        {shown.map(({ path, propertyParameter, label, icon }) => (
          <li key={path}>
            <Link
              href={
                propertyParameter && property
                  ? `${path}?${propertyParameter}=${encodeURIComponent(property)}`
                  : path
              }
              className={css.entry}
              aria-current={path === current ? 'page' : undefined}
            >
              <Icon name={icon} />
              <span>{text(label)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
