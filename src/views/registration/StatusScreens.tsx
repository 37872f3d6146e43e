import type { FC, ReactNode } from 'react';
import { Text, useFormats, useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Spinner.tsx';
import { phoneLink } from '../../kit/phoneLink.ts';
import type { RegistrationProps } from './RegistrationProps.ts';
import * as css from './registration.css.ts';
import { Verbatim } from '../../ui/Verbatim.tsx';

/** The heading of a screen, which can receive the focus. */
const Title = ({ className, children }: { className: string; children: ReactNode }) => (
  <h3 className={className} tabIndex={-1}>
    {children}
  </h3>
);

export function Loading() {
  const text = useText();
  return (
    <div role="status" aria-label={text('frame.loading')}>
      <Skeleton className={css.place} />
    </div>
  );
}

/** Shows the host's contact details for changes. */
function Changes({ reservation: { host } }: Pick<RegistrationProps, 'reservation'>) {
  const email = (
    <a key="email" href={`mailto:${host.email}`}>
      <Verbatim>{host.email}</Verbatim>
    </a>
  );
  const phone = (
    <a key="phone" href={phoneLink(host.phone)}>
      <Verbatim isWhole>{host.phone}</Verbatim>
    </a>
  );
  return (
    <p className={css.breakAnywhere}>
      <Text id="registration.confirmed.changes" values={{ host: host.name, email, phone }} />
    </p>
  );
}

export const Confirmed: FC<RegistrationProps> = ({ snapshot, reservation }) => {
  const text = useText();
  const { moment } = useFormats();
  const { confirmedAt } = snapshot.context;
  const { guestCount, unit } = reservation;
  return (
    <>
      <Title className={css.doneTitle}>
        <span className={css.done}>
          <Icon name="done" />
        </span>
        <span>{text('registration.confirmed.title')}</span>
      </Title>
      {confirmedAt !== undefined && (
        <p>
          {text('registration.confirmed.text', {
            guests: guestCount,
            date: moment(confirmedAt, unit.timeZone ?? 'UTC'),
          })}
        </p>
      )}
      <Changes reservation={reservation} />
    </>
  );
};

export const Superseded: FC<RegistrationProps> = ({ snapshot, send }) => {
  const text = useText();
  return (
    <>
      <Title className={css.title}>{text('registration.superseded.title')}</Title>
      <p>{text('registration.superseded.text')}</p>
      <div>
        <Button
          disabled={!snapshot.can({ type: 'status.requested' })}
          onClick={() => send({ type: 'status.requested' })}
        >
          {text('registration.superseded.look')}
        </Button>
      </div>
    </>
  );
};

/** Renders nothing, because no guest has to be registered for a stay that is not booked. */
export const Closed: FC = () => null;
