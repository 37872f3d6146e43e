import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { dashboardPages } from '../../../../contract/dashboard/pages.ts';
import { isNotFollowing, isPreparing } from '../../../../machines/dashboard/session/selectors.ts';
import { DocumentTitle } from '../../../frame/DocumentTitle.tsx';
import type { Elements } from '../../../ui/Elements.ts';
import { useDashboard } from '../../context/dashboard.ts';
import { useText } from '../../i18n/index.ts';
import * as css from './layout.css.ts';

interface Props {
  /** The heading of the page. */
  title: string;
  /** A short text below the heading. */
  about?: string;
  /** The title of its tab; the heading if omitted. */
  tabTitle?: string;
  /** The machine that the page shows, and its state. */
  machine?: string;
  state?: string;
  /** Whether the page has no navigation next to it. */
  isAlone?: boolean;
  /** Whether it uses the whole width of the window. */
  isWide?: boolean;
  /** Whether a link leads to the first steps until the owner has published a property. */
  linksToFirstSteps?: boolean;
  /** A link or button in the row of the heading. */
  action?: Elements;
  children: Elements;
}

/** A page of the dashboard with its heading, which receives the focus after a navigation. */
export function Page({
  title,
  about,
  tabTitle = title,
  machine,
  state,
  isAlone = false,
  isWide = false,
  linksToFirstSteps = true,
  action,
  children,
}: Props) {
  const { data, session } = useDashboard();
  const text = useText();
  const hasDelayedChanges = useSelector(session, isNotFollowing);
  const isFirstRun = useSelector(session, isPreparing);
  return (
    <DocumentTitle head={{ title: `${tabTitle} · ${data.productName}`, description: data.productName }}>
      <main
        id="main"
        tabIndex={-1}
        className={isAlone ? css.mainAlone : isWide ? css.mainWide : css.main}
        data-machine={machine}
        data-state={state}
      >
        {isFirstRun && linksToFirstSteps && (
          <Link href={dashboardPages.welcome} className={css.preparing}>
            {text('dashboard.preparing.continue')}
          </Link>
        )}
        <div className={css.head}>
          <div>
            <h1 className={css.title} tabIndex={-1}>
              {title}
            </h1>
            {about !== undefined && <p className={css.about}>{about}</p>}
          </div>
          {action}
        </div>
        {/* Screen readers announce only what appears in an element that existed before. */}
        <div className={css.missed} role="status">
          {hasDelayedChanges && text('dashboard.changes.missed')}
        </div>
        {children}
      </main>
    </DocumentTitle>
  );
}
