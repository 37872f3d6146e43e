import { Disclosure } from '../../../ui/Disclosure.tsx';
import { join } from '../../../ui/join.ts';
import { from } from '../../../theme/media.ts';
import { useText, type DashboardMessageId, type DashboardTranslate } from '../../i18n/index.ts';
import * as bars from './bar.css.ts';
import * as css from './legend.css.ts';

/** The looks of bars, and their meanings. */
const looks: readonly (readonly [style: string, meaning: DashboardMessageId])[] = [
  [bars.bar, 'dashboard.calendar.status.confirmed'],
  [join(bars.bar, bars.unpaid), 'dashboard.calendar.status.unpaid'],
  [join(bars.bar, bars.channel), 'dashboard.calendar.legend.channel'],
  [join(bars.bar, bars.blocked), 'dashboard.calendar.closed'],
  [join(bars.bar, bars.conflicting), 'dashboard.calendar.conflicting'],
  [css.ownPrice, 'dashboard.calendar.ownPrice'],
  [css.minimumStay, 'dashboard.nights.minimumStay'],
  [css.weekend, 'dashboard.calendar.legend.weekend'],
  [css.today, 'dashboard.calendar.today'],
];

/** The texts in the samples that have one. */
const getSamples = (text: DashboardTranslate): Readonly<Record<string, string | undefined>> => ({
  [css.ownPrice]: '€',
  [css.minimumStay]: text('dashboard.calendar.shortMinimumStay', { nights: 2 }),
});

/** Unfolds the legend in a window that has enough place for it. */
const unfold = (box: HTMLElement | null) => {
  if (window.matchMedia?.(from.lg).matches) box?.querySelector('details')?.setAttribute('open', '');
};

/** Explains the looks of the nights in the calendar. */
export function Legend() {
  const text = useText();
  const samples = getSamples(text);
  return (
    <div ref={unfold}>
      <Disclosure look="button" title={<span>{text('dashboard.calendar.legend')}</span>}>
        <ul className={css.legend}>
          {looks.map(([style, meaning]) => (
            <li key={meaning} className={css.entry}>
              <span aria-hidden className={join(css.sample, style)}>
                {samples[style]}
              </span>
              <span>{text(meaning)}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
