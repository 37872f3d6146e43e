import { useMemo, useRef, type Ref } from 'react';
import type { Money } from '../../../../contract/values/money.ts';
import type { OfferedStays } from '../../../../contract/rules/obstacles.ts';
import type { Guests } from '../../../../contract/rules/party.ts';
import type { RentalUnit } from '../../../../contract/schemas/rentalUnit.ts';
import { hasSeveralRates, getNightPrice } from '../../../../contract/rules/seasons.ts';
import { AriaLocale } from '../../../i18n/AriaLocale.tsx';
import { useFormats, useText } from '../../../i18n/index.ts';
import { usePartyText } from '../../../kit/usePartyText.ts';
import { RangeCalendar } from './calendar/RangeCalendar.tsx';
import type { StayDates } from './calendar/useStaySelection.ts';
import { Announcer, type Announce } from './calendar/Announcer.tsx';
import { useObstacleText } from './useObstacleText.ts';
import { useStayHint } from './useStayHint.ts';
import { useStayAnnouncements } from './useStayAnnouncements.ts';

export { StayDateButtons } from './StayDateButtons.tsx';

interface Props {
  stay: StayDates & Guests;
  /** The total price, if known. */
  total: Money | undefined;
  showDayRef: Ref<(day: string) => void>;
  availability: OfferedStays;
  pricing: RentalUnit['pricing'];
  onChange: (dates: StayDates) => void;
}

/** The calendar in the page's language, with the reasons why days are not available. */
export function StayCalendar({ stay, total, pricing, ...props }: Props) {
  const text = useText();
  const { money, number, roundMoney } = useFormats();
  const partyWords = usePartyText();
  const explain = useObstacleText();
  const getPrice = (night: string) => {
    const { rate } = getNightPrice(night, pricing);
    return {
      visible: number(rate / 100),
      label: (day: string) => text('stay.nightPrice', { day, amount: roundMoney({ amount: rate }) }),
    };
  };
  const prices = hasSeveralRates(pricing) ? { of: getPrice, note: text('stay.nightPrices') } : undefined;
  const { startDate, endDate } = stay;
  const dates = useMemo(() => ({ startDate, endDate }), [startDate, endDate]);
  const announcer = useRef<Announce>(null);
  useStayAnnouncements({ dates, guests: partyWords(stay), total: total && money(total) }, announcer);
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
        announce={(words) => announcer.current?.(words)}
      >
        <Announcer ref={announcer} />
      </RangeCalendar>
    </AriaLocale>
  );
}
