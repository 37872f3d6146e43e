import { getSavedDetails } from '../../../machines/stayDetails/selectors.ts';
import { useFormats, useText } from '../../i18n/index.ts';
import { arrivalDate } from '../shared/ArrivalTimeField.tsx';
import { useCountries } from '../shared/useCountries.ts';
import { getArrivalProps } from './arrivalProps.ts';
import * as css from './stayDetails.css.ts';
import type { StayDetailsProps } from './StayDetailsProps.ts';
import type { Elements } from '../../ui/Elements.ts';

function Fact({ name, children }: { name: string; children: Elements }) {
  return (
    <div className={css.fact}>
      <dt className={css.name}>{name}</dt>
      {children}
    </div>
  );
}

/** Shows the stay details that the host has stored. Its heading can receive the focus. */
export function SavedDetails({ snapshot, reservation }: Pick<StayDetailsProps, 'snapshot' | 'reservation'>) {
  const text = useText();
  const { date, time } = useFormats();
  const { getName } = useCountries();
  const { arrivalTime, invoice } = getSavedDetails(snapshot);
  return (
    <div className={css.savedDetails}>
      <h3 className={css.title} tabIndex={-1}>
        {text('details.told')}
      </h3>
      <dl className={css.facts}>
        <Fact name={text('details.arrivalTime')}>
          <dd>
            {arrivalTime === null
              ? text('details.arrivalTime.untold')
              : text('details.arrivalTime.told', {
                  date: date(arrivalDate(arrivalTime, getArrivalProps(reservation)), 'short'),
                  time: time(arrivalTime),
                })}
          </dd>
        </Fact>
        <Fact name={text('details.invoice')}>
          {invoice === null ? (
            <dd>{text('details.invoice.none')}</dd>
          ) : (
            <>
              <dd>{invoice.name}</dd>
              {invoice.taxNumber !== '' && <dd>{invoice.taxNumber}</dd>}
              <dd className={css.address}>{invoice.address}</dd>
              <dd>{getName(invoice.country)}</dd>
            </>
          )}
        </Fact>
      </dl>
    </div>
  );
}
