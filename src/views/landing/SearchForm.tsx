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
  /** The stay in the address, or the remembered one, which is known only after hydration. */
  proposed: Search | undefined;
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

const readDays = (form: HTMLFormElement): Days => ({
  startDate: getFormValue(form, 'from'),
  endDate: getFormValue(form, 'to'),
});

const toDays = (stay: Days | undefined): Days => ({
  startDate: stay?.startDate ?? '',
  endDate: stay?.endDate ?? '',
});

const isSame = (one: Days, other: Days) => one.startDate === other.startDate && one.endDate === other.endDate;

/**
 * The search for dates and guests. It is a native form that loads the page with the search in its address, so it works
 * without scripts and can be shared as a link. The dates are native inputs until the calendar is loaded and none of
 * them has the focus.
 */
export function SearchForm({ proposed, maxGuests }: Props) {
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  const [isCalendarRequested, setCalendarRequested] = useState(false);
  const [chosen, setChosen] = useState<Days>();
  const [open, setOpen] = useState<keyof Days>();
  const [initial, setInitial] = useState(proposed);
  const [guests, setGuests] = useState(proposed?.guestCount ?? defaultGuestCount);
  const calendar = useLazyModule(loadCalendar, isCalendarRequested);
  const hasCalendar = calendar !== undefined && chosen !== undefined;
  const guestLimit = Math.max(maxGuests, initial?.guestCount ?? 1);

  const readInputs = () => {
    if (!form.current || hasCalendar) return;
    setChosen(readDays(form.current));
    setGuests(Number(getFormValue(form.current, 'guests')));
  };
  useEffect(() => {
    if (calendar && !isDateInput(document.activeElement)) readInputs();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once the calendar is loaded
  }, [calendar]);
  useEffect(() => {
    // The remembered stay arrives after hydration, and does not replace dates that the visitor has chosen.
    if (!form.current || isDateInput(document.activeElement)) return;
    if (!isSame(readDays(form.current), toDays(initial))) return;
    setInitial(proposed);
    setGuests(proposed?.guestCount ?? defaultGuestCount);
    setChosen((days) => days && toDays(proposed));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs when another stay is proposed
  }, [proposed]);
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (calendar && !isDateInput(relatedTarget)) readInputs();
  };
  const submit = (event: SubmitEvent) => {
    if (!chosen || (chosen.startDate !== '' && chosen.endDate !== '')) return;
    event.preventDefault();
    setOpen(chosen.startDate === '' ? 'startDate' : 'endDate');
  };
  const dates = [
    ['from', text('stay.checkIn'), initial?.startDate],
    ['to', text('stay.checkOut'), initial?.endDate],
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
          <Field key={`${name} ${value}`} label={label}>
            {(wiring) => (
              <input {...wiring} className={control} type="date" name={name} defaultValue={value} required />
            )}
          </Field>
        ))
      )}
      <Field label={text('stay.guests')}>
        {(wiring) => (
          <select
            key={initial?.guestCount}
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
