import { Link } from 'wouter';
import { bookingOperations } from '../../../../contract/dashboard/bookings.ts';
import { dashboardPages } from '../../../../contract/dashboard/pages.ts';
import { exampleOperations } from '../../../../contract/dashboard/examples.ts';
import type { Role } from '../../../../contract/dashboard/role.ts';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import { useText, type DashboardMessageId } from '../../i18n/index.ts';
import * as css from './day.css.ts';
import { heading } from './today.css.ts';
import type { TodayProps } from './TodayProps.ts';

/** The command that imports the calendar of another channel. */
const calendarCommand = 'npm run host -- calendars add';

interface Step {
  title: DashboardMessageId;
  lead?: DashboardMessageId;
  href: string;
  isPossible: boolean;
  /** A command for the person who runs the site. */
  command?: string;
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
    lead: 'dashboard.first.nights.lead',
    href: dashboardPages.calendar,
    isPossible: role === 'owner' || role === 'manager',
    command: calendarCommand,
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
          .map(({ title, lead, href, command }) => (
            <li key={title} className={css.step}>
              <h3 className={css.name}>
                {/* The site of the guests is not a page of the dashboard. */}
                {href === '/' ? <a href={href}>{text(title)}</a> : <Link href={href}>{text(title)}</Link>}
              </h3>
              {lead !== undefined && <p className={css.facts}>{text(lead)}</p>}
              {command !== undefined && (
                <p className={css.facts}>
                  <code>
                    <Verbatim>{command}</Verbatim>
                  </code>
                </p>
              )}
            </li>
          ))}
      </ul>
    </section>
  );
}
