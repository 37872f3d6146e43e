import { useMemo, useRef, type Ref } from 'react';
import type { Money } from '../../../../contract/primitives.ts';
import type { OfferedStays } from '../../../../contract/rules/obstacles.ts';
import type { Guests } from '../../../../contract/rules/party.ts';
import type { RentalUnit } from '../../../../contract/rentalUnit.ts';
import { hasSeveralRates, nightPriceOn } from '../../../../contract/rules/seasons.ts';
import { AriaLocale } from '../../../i18n/AriaLocale.tsx';
import { useFormats, useText } from '../../../i18n/index.ts';
import { usePartyWords } from '../../shared/usePartyWords.ts';
import { RangeCalendar } from './calendar/RangeCalendar.tsx';
import type { StayDates } from './calendar/useStaySelection.ts';
import { News, type Say } from './calendar/News.tsx';
import { useObstacleWords } from './useObstacleWords.ts';
import { useStayHint } from './useStayHint.ts';
import { useStayNews } from './useStayNews.ts';

export { StayEnds } from './StayEnds.tsx';

interface Props {
  stay: StayDates & Guests;
  /** What it costs, in cents, once that is known. */
  total: Money | undefined;
  seekRef: Ref<(day: string) => void>;
  availability: OfferedStays;
  pricing: RentalUnit['pricing'];
  onChange: (dates: StayDates) => void;
}

/** The calendar in the page's language, with its reasons in words. */
export function StayCalendar({ stay, total, pricing, ...props }: Props) {
  const text = useText();
  const { money, number, roundMoney } = useFormats();
  const partyWords = usePartyWords();
  const explain = useObstacleWords();
  const priceOf = (night: string) => {
    const { rate } = nightPriceOn(night, pricing);
    return {
      shown: number(rate / 100),
      said: (day: string) => text('stay.nightPrice', { day, amount: roundMoney({ amount: rate }) }),
    };
  };
  const prices = hasSeveralRates(pricing) ? { of: priceOf, note: text('stay.nightPrices') } : undefined;
  const { startDate, endDate } = stay;
  const dates = useMemo(() => ({ startDate, endDate }), [startDate, endDate]);
  const say = useRef<Say>(null);
  useStayNews({ dates, guests: partyWords(stay), total: total && money(total) }, say);
  const hint = useStayHint(dates, total);
  return (
    <AriaLocale>
      <RangeCalendar
        {...props}
        dates={dates}
        label={text('stay.calendar')}
        hint={hint}
        explain={explain}
        prices={prices}
        ends={{ first: text('stay.checkIn'), last: text('stay.checkOut') }}
        say={(words) => say.current?.(words)}
      >
        <News ref={say} />
      </RangeCalendar>
    </AriaLocale>
  );
}
