import type { TodayStay } from '../../../../contract/dashboard/today.ts';
import * as shared from '../../../kit/shared.css.ts';
import { useText, type DashboardMessageId } from '../../i18n/index.ts';
import * as css from './day.css.ts';
import { FoldedList } from './FoldedList.tsx';
import { StayRow } from './StayRow.tsx';
import { sortByNeeds, type DayPart } from './stayNeeds.ts';
import { heading } from './today.css.ts';
import type { TodayProps, TodayState } from './TodayProps.ts';

interface SectionProps extends TodayProps {
  state: TodayState;
  part: DayPart;
  stays: readonly TodayStay[];
}

/** The title of a part of the day, and its text without stays. */
const texts = {
  arrivals: ['dashboard.today.arrivals', 'dashboard.today.arrivals.none'],
  departures: ['dashboard.today.departures', 'dashboard.today.departures.none'],
  inHouse: ['dashboard.today.inHouse', 'dashboard.today.inHouse.none'],
} as const satisfies Record<DayPart, readonly [title: DashboardMessageId, none: DashboardMessageId]>;

/** The stays of a part of the day, such as the arrivals. */
export function StaySection({ stays, ...props }: SectionProps) {
  const text = useText();
  const { part } = props;
  const [title, none] = texts[part];
  return (
    <section className={css.section} data-part={part}>
      <h2 className={heading}>{text(title)}</h2>
      {stays.length === 0 ? (
        <p className={shared.lead}>{text(none)}</p>
      ) : (
        <FoldedList
          name={part}
          className={css.rows}
          // In a wide window, the guests in the house have two columns.
          visible={part === 'inHouse' ? 2 : 3}
          items={sortByNeeds(stays, part)}
          render={(stay) => <StayRow key={stay.number} {...props} stay={stay} />}
        />
      )}
    </section>
  );
}
