import { Link } from 'wouter';
import { dashboardPages } from '../../../../contract/dashboard/pages.ts';
import type { Session } from '../../../../contract/dashboard/session.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Elements } from '../../../ui/Elements.ts';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { NewBookingLink } from '../layout/NewBookingLink.tsx';
import { Page } from '../layout/Page.tsx';
import * as css from './more.css.ts';

interface Props {
  session: Session;
  /** The example stays of the sandbox. */
  examples: Elements;
  onSignOut: () => void;
}

/** Shows who is signed in, and the pages that have no entry of their own in the navigation. */
export function MoreView({ session: { user }, examples, onSignOut }: Props) {
  const text = useText();
  return (
    <Page title={text('dashboard.navigation.more')} action={<NewBookingLink role={user.role} />}>
      <ul className={css.links}>
        <li>
          <Link href={dashboardPages.account}>{text('dashboard.account.title')}</Link>
        </li>
        <li>
          <Link href={dashboardPages.passkeys}>{text('dashboard.passkeys.title')}</Link>
        </li>
        {user.role === 'owner' && (
          <>
            <li>
              <Link href={dashboardPages.access}>{text('dashboard.more.access')}</Link>
            </li>
            <li>
              <Link href={dashboardPages.auditLog}>{text('dashboard.audit.title')}</Link>
            </li>
          </>
        )}
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
      {examples}
    </Page>
  );
}
