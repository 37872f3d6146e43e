import { Link } from 'wouter';
import { dashboardPages } from '../../../../contract/dashboard/pages.ts';
import { roles as everyone, type Role } from '../../../../contract/dashboard/role.ts';
import type { Session } from '../../../../contract/dashboard/session.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Elements } from '../../../ui/Elements.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText, type DashboardMessageId } from '../../i18n/index.ts';
import { Page } from '../layout/Page.tsx';
import * as css from './more.css.ts';

interface Entry {
  href: string;
  icon: IconName;
  name: DashboardMessageId;
  about: DashboardMessageId;
  roles: readonly Role[];
}

/** The first steps of an owner who has not published a property yet. */
const firstSteps: Entry = {
  href: dashboardPages.welcome,
  icon: 'arrow',
  name: 'dashboard.preparing.continue',
  about: 'dashboard.more.preparing.about',
  roles: ['owner'],
};

const pages: readonly Entry[] = [
  {
    href: dashboardPages.properties,
    icon: 'location',
    name: 'dashboard.properties.title',
    about: 'dashboard.more.properties.about',
    roles: ['owner', 'manager'],
  },
  {
    href: dashboardPages.settings,
    icon: 'system',
    name: 'dashboard.more.settings',
    about: 'dashboard.more.settings.about',
    roles: ['owner'],
  },
  {
    href: dashboardPages.channels,
    icon: 'calendar',
    name: 'dashboard.channels.title',
    about: 'dashboard.more.channels.about',
    roles: ['owner', 'manager'],
  },
  {
    href: dashboardPages.importProperty,
    icon: 'location',
    name: 'dashboard.more.importProperty',
    about: 'dashboard.more.importProperty.about',
    roles: ['owner', 'manager'],
  },
  {
    href: dashboardPages.importStays,
    icon: 'calendar',
    name: 'dashboard.more.importStays',
    about: 'dashboard.more.importStays.about',
    roles: ['owner', 'manager'],
  },
  {
    href: dashboardPages.account,
    icon: 'screen',
    name: 'dashboard.account.title',
    about: 'dashboard.more.account.about',
    roles: everyone,
  },
  {
    href: dashboardPages.passkeys,
    icon: 'key',
    name: 'dashboard.passkeys.title',
    about: 'dashboard.more.passkeys.about',
    roles: everyone,
  },
  {
    href: dashboardPages.access,
    icon: 'family',
    name: 'dashboard.more.access',
    about: 'dashboard.more.access.about',
    roles: ['owner'],
  },
  {
    href: dashboardPages.auditLog,
    icon: 'clock',
    name: 'dashboard.audit.title',
    about: 'dashboard.more.audit.about',
    roles: ['owner'],
  },
  {
    href: dashboardPages.health,
    icon: 'done',
    name: 'dashboard.health.title',
    about: 'dashboard.more.health.about',
    roles: ['owner'],
  },
];

interface Props {
  session: Session;
  /** The example stays of the sandbox. */
  examples: Elements;
  onSignOut: () => void;
}

/** Shows who is signed in, and the pages that have no entry of their own in the navigation. */
export function MoreView({ session: { user, isPreparing }, examples, onSignOut }: Props) {
  const text = useText();
  return (
    <Page title={text('dashboard.navigation.more')} linksToFirstSteps={false}>
      {/* The first step on a new site leads here; this is in the first window of a phone. */}
      {examples}
      <ul className={css.entries}>
        {[...(isPreparing ? [firstSteps] : []), ...pages]
          .filter(({ roles }) => roles.includes(user.role))
          .map(({ href, icon, name, about }) => (
            <li key={href}>
              <Link href={href} className={css.entry}>
                <Icon name={icon} />
                <span className={css.name}>{text(name)}</span>
                <span className={css.about}>{text(about)}</span>
              </Link>
            </li>
          ))}
        <li>
          {/* The guests' pages are another application. */}
          <a href="/" className={css.entry}>
            <Icon name="globe" />
            <span className={css.name}>{text('dashboard.more.site')}</span>
            <span className={css.about}>{text('dashboard.more.site.about')}</span>
          </a>
        </li>
      </ul>
      <section className={shared.card} aria-labelledby="signed-in">
        <h2 id="signed-in" className={css.heading}>
          {text('dashboard.more.signedIn')}
        </h2>
        <p>
          <Verbatim>{user.name}</Verbatim>
        </p>
        <p className={shared.small}>
          <Verbatim>{user.email}</Verbatim>
        </p>
        <p className={shared.small}>
          <span>{text(`dashboard.role.${user.role}`)}</span>
        </p>
        <div className={shared.actions}>
          <Button onClick={onSignOut}>{text('dashboard.signOut.action')}</Button>
        </div>
      </section>
    </Page>
  );
}
