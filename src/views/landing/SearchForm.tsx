import { useEffect, useRef, useState, type FocusEvent, type SubmitEvent } from 'react';
import { landingPage } from '../../../contract/rules/addresses.ts';
import type { Search } from '../../../machines/landing/landing.machine.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { control } from '../../ui/Field.css.ts';
import { isDateInput } from '../../ui/isDateInput.ts';
import { useLazyModule } from '../../ui/useLazyModule.ts';
import { withTexts } from '../../ui/withTexts.ts';
import * as css from './search.css.ts';

interface Props {
  search: Search | undefined;
  /** The highest number of guests that one of the properties can host. */
  maxGuests: number;
}

/** The searched dates as `YYYY-MM-DD`, or empty. */
interface Days {
  startDate: string;
  endDate: string;
}

/** The default number of guests. */
const defaultGuestCount = 2;

const loadCalendar = withTexts(() => import('./SearchCalendar.tsx'));

const getFormValue = (form: HTMLFormElement, name: string) => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
};

/**
 * The search for dates and guests. It is a native form that loads the page with the search in its address, so it works
 * without scripts and can be shared as a link. The dates are native inputs until the calendar is loaded and none of
 * them has the focus.
 */
export function SearchForm({ search, maxGuests }: Props) {
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  const [isCalendarRequested, setCalendarRequested] = useState(false);
  const [chosen, setChosen] = useState<Days>();
  const [open, setOpen] = useState<keyof Days>();
  const [guests, setGuests] = useState(search?.guestCount ?? defaultGuestCount);
  const calendar = useLazyModule(loadCalendar, isCalendarRequested);
  const hasCalendar = calendar !== undefined && chosen !== undefined;
  const guestLimit = Math.max(maxGuests, search?.guestCount ?? 1);

  const readInputs = () => {
    if (!form.current || hasCalendar) return;
    setChosen({ startDate: getFormValue(form.current, 'from'), endDate: getFormValue(form.current, 'to') });
    setGuests(Number(getFormValue(form.current, 'guests')));
  };
  useEffect(() => {
    if (calendar && !isDateInput(document.activeElement)) readInputs();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once the calendar is loaded
  }, [calendar]);
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (calendar && !isDateInput(relatedTarget)) readInputs();
  };
  const submit = (event: SubmitEvent) => {
    if (!chosen || (chosen.startDate !== '' && chosen.endDate !== '')) return;
    event.preventDefault();
    setOpen(chosen.startDate === '' ? 'startDate' : 'endDate');
  };
  const dates = [
    ['from', text('stay.checkIn'), search?.startDate],
    ['to', text('stay.checkOut'), search?.endDate],
  ] as const;
  return (
    <form
      ref={form}
      className={css.form}
      action={landingPage(useLanguage())}
      role="search"
      onFocus={() => setCalendarRequested(true)}
      onPointerEnter={() => setCalendarRequested(true)}
      onBlur={handleBlur}
      onSubmit={submit}
    >
      {hasCalendar ? (
        <calendar.SearchCalendar
          dates={chosen}
          onChange={setChosen}
          open={open}
          onOpen={setOpen}
          onChosen={() => {
            setOpen(undefined);
            form.current?.querySelector('select')?.focus();
          }}
          guests={text('count.guests', { guests })}
        />
      ) : (
        dates.map(([name, label, value]) => (
          <Field key={name} label={label}>
            {(wiring) => (
              <input {...wiring} className={control} type="date" name={name} defaultValue={value} required />
            )}
          </Field>
        ))
      )}
      <Field label={text('stay.guests')}>
        {(wiring) => (
          <select
            {...wiring}
            className={control}
            name="guests"
            defaultValue={Math.min(guests, guestLimit)}
            onChange={({ currentTarget }) => setGuests(Number(currentTarget.value))}
          >
            {Array.from({ length: guestLimit }, (_, index) => (
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
