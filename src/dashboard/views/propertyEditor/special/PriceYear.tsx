import { useState } from 'react';
import {
  addYears,
  getPriceYear,
  readPricing,
  type YearNight,
} from '../../../../../contract/content/priceYear.ts';
import { getSampleDate, getWeekday, weekdays } from '../../../../../contract/values/weekdays.ts';
import { useFormats } from '../../../../i18n/index.ts';
import * as shared from '../../../../kit/shared.css.ts';
import { from } from '../../../../theme/media.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Disclosure } from '../../../../ui/Disclosure.tsx';
import { hidden } from '../../../../ui/hidden.css.ts';
import { useText } from '../../../i18n/index.ts';
import { PriceLegend } from './PriceLegend.tsx';
import type { SpecialProps } from './props.ts';
import { seasonLetter } from './seasonLetter.ts';
import * as css from './special.css.ts';

interface Props extends Pick<SpecialProps, 'document' | 'language'> {
  /** Shows the form of a season, by its index. */
  onSeason: (index: number) => void;
}

/** Groups the nights of a month by weeks, which begin on Monday; undefined is a place before or after the month. */
function getWeeks(nights: readonly YearNight[]): (YearNight | undefined)[][] {
  const before = weekdays.indexOf(getWeekday(nights[0]!.date));
  const cells = [...Array.from({ length: before }, () => undefined), ...nights];
  const weeks = Math.ceil(cells.length / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => cells[week * 7 + day]),
  );
}

function NightCell({ night, onSeason }: { night: YearNight | undefined } & Pick<Props, 'onSeason'>) {
  const { number } = useFormats();
  if (!night) return <td aria-hidden />;
  const { date, rate, season, isWeekend } = night;
  return (
    <td
      className={css.night}
      data-season={season === undefined ? undefined : season % 3}
      data-weekend={isWeekend || undefined}
      {...(season !== undefined && { onClick: () => onSeason(season) })}
    >
      <span className={css.day}>
        {season === undefined ? Number(date.slice(8)) : `${Number(date.slice(8))} ${seasonLetter(season)}`}
      </span>{' '}
      <span className={css.rate}>{number(rate / 100)}</span>
    </td>
  );
}

function Month({ nights, onSeason }: { nights: readonly YearNight[] } & Pick<Props, 'onSeason'>) {
  const { date } = useFormats();
  return (
    <table className={css.month}>
      <caption className={css.name}>{date(nights[0]!.date, 'month')}</caption>
      <thead className={hidden}>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              {date(getSampleDate(weekday), 'weekday')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {getWeeks(nights).map((week) => (
          <tr key={week.find((night) => night !== undefined)?.date}>
            {week.map((night, day) => (
              <NightCell key={weekdays[day]} night={night} onSeason={onSeason} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Unfolds the year in a window that has enough place for it. */
const unfold = (box: HTMLElement | null) => {
  if (window.matchMedia?.(from.lg).matches) box?.querySelector('details')?.setAttribute('open', '');
};

/** Shows the price of each night of twelve months with its season, and the seasons with their dates and prices. */
export function PriceYear({ document, language, onSeason }: Props) {
  const text = useText();
  const { date } = useFormats();
  const [first] = useState(() => new Date().toISOString().slice(0, 7));
  const [years, setYears] = useState(0);
  const prices = readPricing(document);
  const month = addYears(first, years);
  const nameMonth = (later: number) => date(`${addYears(first, later)}-01`, 'month');
  if (prices === undefined) return <p className={shared.lead}>{text('dashboard.priceYear.incomplete')}</p>;
  return (
    <div ref={unfold}>
      <Disclosure look="button" title={<span>{text('dashboard.priceYear.show')}</span>}>
        <div className={css.special}>
          <h2 className={css.heading} aria-live="polite">
            {text('dashboard.priceYear.title', { month: nameMonth(years) })}
          </h2>
          <PriceLegend {...{ document, language, prices, onSeason }} />
          <p className={shared.small}>{text('dashboard.priceYear.about')}</p>
          <div className={shared.actions}>
            {[years - 1, years + 1]
              .filter((later) => later >= 0)
              .map((later) => (
                <Button
                  key={later - years}
                  onClick={({ currentTarget }) => {
                    setYears(later);
                    // The pressed button disappears if there is no earlier year.
                    if (later === 0)
                      currentTarget.parentElement?.querySelector<HTMLElement>('button:last-child')?.focus();
                  }}
                >
                  {text('dashboard.priceYear.earlier', { month: nameMonth(later) })}
                </Button>
              ))}
          </div>
          <div className={css.months}>
            {getPriceYear(prices, month).map((nights) => (
              <Month key={nights[0]!.date} nights={nights} onSeason={onSeason} />
            ))}
          </div>
        </div>
      </Disclosure>
    </div>
  );
}
