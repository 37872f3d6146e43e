import { reservationAccessPage } from '../../../contract/rules/addresses.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/Button.tsx';

/** The link to the page where a guest without a working link requests a code. */
export function ToAccess() {
  const text = useText();
  return (
    <ButtonLink look="primary" href={reservationAccessPage(useLanguage())}>
      {text('access.offer')}
    </ButtonLink>
  );
}
