import * as shared from '../../../kit/shared.css.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { useText } from '../../i18n/index.ts';
import { Page } from '../layout/Page.tsx';

/** The page of an address that the dashboard does not have, or that the role may not open. */
export function UnknownPage({ first }: { first: string }) {
  const text = useText();
  return (
    <Page title={text('dashboard.unknownPage.title')}>
      <p className={shared.lead}>{text('dashboard.unknownPage.text')}</p>
      <div className={shared.actions}>
        <ButtonLink look="primary" href={first}>
          {text('dashboard.unknownPage.action')}
        </ButtonLink>
      </div>
    </Page>
  );
}
