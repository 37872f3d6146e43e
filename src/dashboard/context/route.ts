import type { ComponentType } from 'react';
import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { ChangeKind } from '../../../contract/dashboard/events.ts';
import type { Role } from '../../../contract/dashboard/role.ts';
import type { Session } from '../../../contract/dashboard/session.ts';
import type { Language } from '../../../contract/values/language.ts';
import type { BrowserPage, Params } from '../../frame/page.ts';
import type { IconName } from '../../ui/Icon.tsx';
import type { DashboardMessageId } from '../i18n/index.ts';
import type { Dashboard } from './dashboard.ts';

/** The data that the view of each page receives, and from which its input is made. */
export interface PageData {
  session: Session;
  /** The language in which the dashboard is shown. */
  language: Language;
}

/** The data from which the input of a page is made. */
export interface InputData extends PageData {
  /** The unfinished input that this tab has stored for the person at this address; each page checks it. */
  draft?: unknown;
}

/** A page of the dashboard. */
export interface DashboardPage<Machine extends AnyStateMachine = AnyStateMachine> extends BrowserPage<
  Machine,
  Dashboard,
  InputData
> {
  /**
   * Returns the unfinished input as JSON; undefined if nothing is unfinished. The tab stores it for the person and the
   * address (decision 83), and asks before a link leaves it. It contains no codes, documents or card data.
   */
  getDraft?: (snapshot: SnapshotFrom<Machine>) => unknown;
  /** Whether all queries of the page share one draft, because they only limit what it shows. */
  sharesDraft?: boolean;
  /** Returns the address of the draft of a page, for pages that change the same input. */
  getDraftAddress?: (path: string) => string;
  /**
   * Whether the input is being saved, for a page that saves by itself. Before a link leaves it, its machine receives
   * `page.left`, and the link waits; the tab asks only if the input was not saved. The machine also receives it when the
   * tab is hidden, and the browser warns before it closes a tab with input that is neither saved nor being saved.
   */
  isSaving?: (snapshot: SnapshotFrom<Machine>) => boolean;
  /** The changes by other people after which the machine receives `data.changed`. */
  changes?: readonly ChangeKind[];
}

/** Defines a page whose input and view are typed by its machine. */
export const defineDashboardPage = <Machine extends AnyStateMachine>(
  page: Omit<DashboardPage<Machine>, 'rendering'>,
): DashboardPage => ({ rendering: 'browser', ...page }) as unknown as DashboardPage;

export interface RouteProps {
  /** The parts of the address that the route leaves open. */
  params: Params;
  session: Session;
}

/** An entry of the navigation. */
interface NavigationEntry {
  label: DashboardMessageId;
  icon: IconName;
}

export interface DashboardRoute {
  /** The path of the page, with parameters such as `:number`. */
  path: string;
  /** Parameters that the route sets itself, in addition to those in the path. */
  fixedParams?: Params;
  /** Loads the code of the page. */
  page: () => Promise<{ page: DashboardPage }>;
  /** Runs and renders the page as soon as its code is loaded. */
  Page: ComponentType<RouteProps>;
  /** The roles that may open the page. */
  roles: readonly Role[];
  /** The search parameter of the property to which the page is limited, if it can be. */
  propertyParameter?: 'property' | 'unit';
  /** The page's entry in the navigation, if it has one. */
  entry?: NavigationEntry;
  /** The page whose entry is marked instead; otherwise that of the address above, or the last one. */
  entryPath?: string;
}
