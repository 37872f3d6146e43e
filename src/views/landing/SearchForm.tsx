import { landingPage } from '../../../contract/rules/addresses.ts';
import type { Offer, Search } from '../../../machines/landing/landing.machine.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { control } from '../../ui/Field.css.ts';
import * as css from './search.css.ts';

interface Props {
  search: Search | undefined;
  offers: readonly Offer[];
}

/** How many come where nobody has said it. */
const usually = 2;

/**
 * Dates and guests first. It is a form of the platform's own: it asks for the page anew, so that it needs no script, and
 * what it asks for can be sent by link.
 */
export function SearchForm({ search, offers }: Props) {
  const text = useText();
  const most = Math.max(...offers.map(({ maxGuests }) => maxGuests), search?.guestCount ?? 1);
  const dates = [
    ['from', text('stay.checkIn'), search?.startDate],
    ['to', text('stay.checkOut'), search?.endDate],
  ] as const;
  return (
    <form className={css.form} action={landingPage(useLanguage())} role="search">
      {dates.map(([name, label, value]) => (
        <Field key={name} label={label}>
          {(wiring) => (
            <input {...wiring} className={control} type="date" name={name} defaultValue={value} required />
          )}
        </Field>
      ))}
      <Field label={text('stay.guests')}>
        {(wiring) => (
          <select
            {...wiring}
            className={control}
            name="guests"
            defaultValue={search?.guestCount ?? Math.min(usually, most)}
          >
            {Array.from({ length: most }, (_, index) => (
              <option key={index} value={index + 1}>
                {text('count.guests', { guests: index + 1 })}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button look="primary" type="submit">
        {text('landing.search')}
      </Button>
    </form>
  );
}
