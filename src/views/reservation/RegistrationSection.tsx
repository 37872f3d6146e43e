import { useText } from '../../i18n/index.ts';
import type { Elements } from '../../ui/Elements.ts';
import { partIds } from './parts.ts';
import * as css from './reservation.css.ts';

interface Props {
  isRegistered: boolean;
  /** Whether the device's copy is shown, with which nobody can be registered. */
  isKept: boolean;
  needsLink: boolean;
  registration: Elements;
}

/** Shows whether the guests are registered while the registration is not available. */
function StoredRegistration({ isRegistered, needsLink }: Pick<Props, 'isRegistered' | 'needsLink'>) {
  const text = useText();
  if (isRegistered) return <p className={css.about}>{text('registration.confirmed.title')}</p>;
  return (
    <p className={css.about}>
      {text(needsLink ? 'reservation.kept.linkNeeded.registration' : 'reservation.kept.registration')}
    </p>
  );
}

/** The guest registration of a booked stay. */
export function RegistrationSection({ isRegistered, isKept, needsLink, registration }: Props) {
  const text = useText();
  return (
    <section id={partIds.registration} className={isRegistered ? css.section : css.sectionOnScreen}>
      <h2 className={css.heading} tabIndex={-1}>
        {text('reservation.guests')}
      </h2>
      {isKept ? <StoredRegistration isRegistered={isRegistered} needsLink={needsLink} /> : registration}
    </section>
  );
}
