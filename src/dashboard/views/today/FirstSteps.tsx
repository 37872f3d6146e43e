import { Link } from 'wouter';
import { bookingOperations } from '../../../../contract/dashboard/bookings.ts';
import { dashboardPages } from '../../../../contract/dashboard/pages.ts';
import { exampleOperations } from '../../../../contract/dashboard/examples.ts';
import type { Role } from '../../../../contract/dashboard/role.ts';
import { useText, type DashboardMessageId } from '../../i18n/index.ts';
import * as css from './day.css.ts';
import { heading } from './today.css.ts';
import type { TodayProps } from './TodayProps.ts';

interface Step {
  title: DashboardMessageId;
  lead?: DashboardMessageId;
  href: string;
  isPossible: boolean;
}

const includes = (roles: readonly Role[], role: Role) => roles.includes(role);

const listSteps = ({ role, isSandbox }: Pick<TodayProps, 'role' | 'isSandbox'>): Step[] => [
  {
    title: 'dashboard.examples.fill',
    lead: 'dashboard.examples.lead',
    href: dashboardPages.more,
    isPossible: isSandbox && includes(exampleOperations.fillExamples.roles, role),
  },
  {
    title: 'dashboard.properties.title',
    lead: 'dashboard.more.properties.about',
    href: dashboardPages.properties,
    isPossible: role === 'owner' || role === 'manager',
  },
  {
    title: 'dashboard.first.site',
    href: '/',
    isPossible: true,
  },
  {
    title: 'dashboard.first.nights',
    href: dashboardPages.calendar,
    isPossible: role === 'owner' || role === 'manager',
  },
  {
    title: 'dashboard.channels.title',
    lead: 'dashboard.more.channels.about',
    href: dashboardPages.channels,
    isPossible: role === 'owner' || role === 'manager',
  },
  {
    title: 'dashboard.booking.title',
    href: dashboardPages.newBooking,
    isPossible: includes(bookingOperations.createBooking.roles, role),
  },
  {
    title: 'dashboard.more.access',
    href: dashboardPages.access,
    isPossible: role === 'owner',
  },
];

/** The first steps on a site that nobody has booked yet. */
export function FirstSteps(props: Pick<TodayProps, 'role' | 'isSandbox'>) {
  const text = useText();
  return (
    <section className={css.section}>
      <h2 className={heading}>{text('dashboard.first.title')}</h2>
      <ul className={css.rows}>
        {listSteps(props)
          .filter(({ isPossible }) => isPossible)
          .map(({ title, lead, href }) => (
            <li key={title} className={css.step}>
              <h3 className={css.name}>
                {/* The site of the guests is not a page of the dashboard. */}
                {href === '/' ? <a href={href}>{text(title)}</a> : <Link href={href}>{text(title)}</Link>}
              </h3>
              {lead !== undefined && <p className={css.facts}>{text(lead)}</p>}
            </li>
          ))}
      </ul>
    </section>
  );
}
