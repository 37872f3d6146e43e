import { isInSeason, isYearly } from '../../rules/seasons.ts';
import type { ContentIssue } from '../issues.ts';
import type { PropertyFile } from '../property.ts';

type Season = NonNullable<PropertyFile['pricing']['seasons']>[number];

// Days of every year are compared in a leap year.
const getNight = (day: string) => (day.length === 5 ? `2028-${day}` : day);

/** The first night that two seasons share; a season of one year may be within a yearly one. */
function sharedNight(one: Season, other: Season): string | undefined {
  if (isYearly(one) !== isYearly(other)) return undefined;
  // The shared nights begin with one of the seasons, or with the year if both extend into the next one.
  const days = [...(isYearly(one) ? ['01-01'] : []), one.from, other.from].toSorted();
  return days.find((day) => [one, other].every((season) => isInSeason(getNight(day), season)));
}

/** Finds errors in the seasons of a property that involve several fields; for each season, its first overlap. */
export function findSeasonErrors({
  pricing: { seasons = [], weekend },
  stay,
}: Pick<PropertyFile, 'pricing' | 'stay'>): ContentIssue[] {
  const getPath = (index: number) => ['pricing', 'seasons', index];
  return seasons.flatMap((season, index): ContentIssue[] => {
    const path = getPath(index);
    const position = seasons.findIndex((other, at) => at === index || sharedNight(other, season));
    const other = seasons[position]!;
    const night = position === index ? undefined : sharedNight(other, season);
    const needsWeekend = season.weekendRate !== undefined && !weekend;
    const isTooLong = (season.minNights ?? 0) > stay.maxNights;
    const limits = { limitField: ['stay', 'maxNights'], limit: stay.maxNights };
    return [
      ...(night === undefined
        ? []
        : [
            {
              path,
              code: 'seasonsOverlap',
              params: { season: season.name, night, other: other.name, otherField: getPath(position) },
            } as const,
          ]),
      ...(needsWeekend
        ? [
            {
              path: [...path, 'weekendRate'],
              code: 'weekendMissing',
              params: { weekend: ['pricing', 'weekend'] },
            } as const,
          ]
        : []),
      ...(isTooLong
        ? [{ path: [...path, 'minNights'], code: 'seasonStayTooLong', params: limits } as const]
        : []),
    ];
  });
}
