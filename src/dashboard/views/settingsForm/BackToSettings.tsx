import { dashboardPages } from '../../../../contract/dashboard/pages.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { useText } from '../../i18n/index.ts';

/** The link to the list of settings. */
export const BackToSettings = ({ look }: { look?: 'primary' | 'quiet' }) => (
  <ButtonLink href={dashboardPages.settings} {...(look && { look })}>
    {useText()('dashboard.settings.back')}
  </ButtonLink>
);
