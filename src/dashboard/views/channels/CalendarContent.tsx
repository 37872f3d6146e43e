import type { ChannelCalendar } from '../../../../contract/dashboard/channels.ts';
import { useFormats } from '../../../i18n/index.ts';
import { useText } from '../../i18n/index.ts';
import * as css from './channels.css.ts';

/** The content of a calendar, as a test or a reading returns it. */
export type Content = Pick<
  ChannelCalendar,
  'stays' | 'blocks' | 'nights' | 'from' | 'until' | 'free' | 'unreadable' | 'problems'
>;

/** Returns how many nights a calendar takes, from when to when, and how many bookings and blocks it contains. */
export function useNightsTexts() {
  const text = useText();
  const { date } = useFormats();
  return ({ stays, blocks, nights, from, until }: Content): string[] =>
    nights === 0 || from === null || until === null
      ? [text('dashboard.channels.nights.none')]
      : [
          text('dashboard.channels.nights', { nights, from: date(from, 'day'), until: date(until, 'day') }),
          text('dashboard.channels.content', { stays, blocks }),
        ];
}

/** An event that cannot be read completely: where it is, what is unreadable, and which nights it takes. */
function Problem({ problem: { line, properties, nights } }: { problem: Content['problems'][number] }) {
  const text = useText();
  const { date } = useFormats();
  const parts = properties.join(', ');
  return (
    <li>
      {nights
        ? text('dashboard.channels.problem', {
            line,
            parts,
            from: date(nights.start, 'day'),
            until: date(nights.end, 'day'),
          })
        : text('dashboard.channels.problem.noNights', { line, parts })}
    </li>
  );
}

/** Whether a calendar has events that are marked as free or cannot be read. */
export const hasOddEvents = ({ free, unreadable }: Content): boolean =>
  free.taken + free.ignored + unreadable > 0;

/** The events of a calendar that are marked as free, and those that cannot be read completely. */
export function OddEvents({ content: { free, unreadable, problems } }: { content: Content }) {
  const text = useText();
  return (
    <div className={css.sentences}>
      {free.taken > 0 && <p>{text('dashboard.channels.free.taken', { count: free.taken })}</p>}
      {free.ignored > 0 && <p>{text('dashboard.channels.free.ignored', { count: free.ignored })}</p>}
      {unreadable > 0 && <p>{text('dashboard.channels.unreadable', { count: unreadable })}</p>}
      {problems.length > 0 && (
        <ul className={css.problems}>
          {problems.map((problem) => (
            <Problem key={problem.line} problem={problem} />
          ))}
          {unreadable > problems.length && (
            <li>{text('dashboard.channels.problem.more', { count: unreadable - problems.length })}</li>
          )}
        </ul>
      )}
    </div>
  );
}
