import type { Pricing } from '../../../../../contract/content/priceYear.ts';
import { euros } from '../../../../../contract/rules/round.ts';
import { isYearly, type Season } from '../../../../../contract/rules/seasons.ts';
import { useFormats } from '../../../../i18n/index.ts';
import * as shared from '../../../../kit/shared.css.ts';
import { Button } from '../../../../ui/Button.tsx';
import { useText } from '../../../i18n/index.ts';
import type { SpecialProps } from './props.ts';
import { readName } from '../../property/readName.ts';
import { seasonLetter } from './seasonLetter.ts';
import * as css from './special.css.ts';

interface Props extends Pick<SpecialProps, 'document' | 'language'> {
  prices: Pricing;
  onSeason: (index: number) => void;
}

/** Returns the texts about the dates and the prices of seasons. */
function useSeasonTexts() {
  const text = useText();
  const { date, roundMoney } = useFormats();
  const money = (cents: number) => roundMoney(euros(cents));
  return {
    getDates: (season: Season): string => {
      if (!isYearly(season)) {
        return text('dashboard.priceYear.once', { from: date(season.from), to: date(season.to) });
      }
      // Every day of a year is in a leap year.
      const [from, to] = [date(`2028-${season.from}`, 'day'), date(`2028-${season.to}`, 'day')];
      return text('dashboard.priceYear.yearly', { from, to });
    },
    getPrices: (rate: number | undefined, weekend: number | undefined): string => {
      const values = { rate: money(rate ?? 0), weekend: money(weekend ?? 0) };
      if (rate === undefined) {
        return text(
          weekend === undefined ? 'dashboard.priceYear.sameRate' : 'dashboard.priceYear.weekendRate',
          values,
        );
      }
      return text(
        weekend === undefined || weekend === rate ? 'dashboard.priceYear.rate' : 'dashboard.priceYear.rates',
        values,
      );
    },
  };
}

/** Names each season with its letter, its dates and its prices, and leads to its form. */
export function PriceLegend({ document, language, prices, onSeason }: Props) {
  const text = useText();
  const { getDates, getPrices } = useSeasonTexts();
  const { rate, weekend, seasons = [] } = prices;
  return (
    <ul className={css.legend}>
      <li className={css.entry}>
        <span>{text('dashboard.priceYear.usual')}</span>
        <span className={shared.small}>{getPrices(rate, weekend?.rate)}</span>
      </li>
      {seasons.map((season, index) => (
        <li key={seasonLetter(index)} className={css.entry}>
          <span className={css.season}>
            <span className={css.swatch} data-season={index % 3} aria-hidden>
              {seasonLetter(index)}
            </span>
            <Button look="quiet" onClick={() => onSeason(index)}>
              {text('dashboard.priceYear.season', {
                letter: seasonLetter(index),
                name: readName(document, language, ['seasons', season.name]) ?? season.name,
              })}
            </Button>
          </span>
          <span className={shared.small}>{getDates(season)}</span>
          <span className={shared.small}>{getPrices(season.rate, season.weekendRate)}</span>
        </li>
      ))}
    </ul>
  );
}
