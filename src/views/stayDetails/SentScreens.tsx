import type { FC } from 'react';
import { getSavedDetails } from '../../../machines/stayDetails/selectors.ts';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Spinner.tsx';
import { ContactLink } from '../shared/ContactLink.tsx';
import { lead } from '../../kit/shared.css.ts';
import * as css from './stayDetails.css.ts';
import type { StayDetailsProps } from './StayDetailsProps.ts';
import { SavedDetails } from './SavedDetails.tsx';

export const Loading: FC<StayDetailsProps> = () => {
  const text = useText();
  return (
    <div role="status" aria-label={text('frame.loading')}>
      <Skeleton className={css.place} />
    </div>
  );
};

function Begin({ snapshot, send }: StayDetailsProps) {
  const text = useText();
  const { arrivalTime, invoice } = getSavedDetails(snapshot);
  return (
    <div>
      <Button
        disabled={!snapshot.can({ type: 'details.begun' })}
        onClick={() => send({ type: 'details.begun' })}
      >
        {text(arrivalTime === null && invoice === null ? 'details.add' : 'details.change')}
      </Button>
    </div>
  );
}

export const Shown: FC<StayDetailsProps> = (props) => {
  const text = useText();
  return (
    <>
      <p className={lead}>{text('details.lead', { host: props.reservation.host.name })}</p>
      <SavedDetails {...props} />
      <Begin {...props} />
    </>
  );
};

export const Saved: FC<StayDetailsProps> = (props) => {
  const text = useText();
  return (
    <>
      <Notice tone="success" title={text('details.saved.title')} isLive>
        <p>{text('details.saved.text', { host: props.reservation.host.name })}</p>
      </Notice>
      <SavedDetails {...props} />
      <Begin {...props} />
    </>
  );
};

export const Fixed: FC<StayDetailsProps> = (props) => {
  const text = useText();
  const { reservation, prepareMessage } = props;
  const { host, unit } = reservation;
  return (
    <>
      <SavedDetails {...props} />
      <p>{text('details.fixed', { host: host.name })}</p>
      {unit.retired !== true && (
        <div>
          <ContactLink reservation={reservation} prepareMessage={prepareMessage}>
            {text('contact.title', { host: host.name })}
          </ContactLink>
        </div>
      )}
    </>
  );
};
