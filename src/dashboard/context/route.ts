import type { ComponentType } from 'react';
import type { Role } from '../../../contract/dashboard/role.ts';
import type { Session } from '../../../contract/dashboard/session.ts';
import type { IconName } from '../../ui/Icon.tsx';
import type { DashboardMessageId } from '../i18n/index.ts';

/** The properties of each page of the dashboard. */
export interface PageProps {
  /** The parts of the address that its route leaves open. */
  params: Readonly<Record<string, string | undefined>>;
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
  Page: ComponentType<PageProps>;
  /** Loads the code of the page. */
  preload: () => Promise<unknown>;
  /** The roles that may open the page. */
  roles: readonly Role[];
  /** The search parameter of the property to which the page is limited, if it can be. */
  propertyParameter?: 'property' | 'unit';
  /** The page's entry in the navigation, if it has one. */
  entry?: NavigationEntry;
}
