import { daysLater } from '../../values/nights.ts';
import { isInSeason, isYearly, getNights, nightsOfAnyYear } from '../../rules/seasons.ts';
import type { ContentIssue } from '../issues.ts';
import type { PropertyFile } from '../property.ts';

type Season = NonNullable<PropertyFile['pricing']['seasons']>[number];

const aYear = nightsOfAnyYear();

const listNights = (season: Season): readonly string[] =>
  isYearly(season)
    ? aYear.filter((night) => isInSeason(night, season))
    : getNights(season.from, daysLater(season.to, 1));

/** The first night that two seasons share; a season of one year may be within a yearly one. */
function sharedNight(one: Season, other: Season): string | undefined {
  if (isYearly(one) !== isYearly(other)) return undefined;
  const night = listNights(other).find((night) => isInSeason(night, one));
  return isYearly(one) ? night?.slice(5) : night;
}

/** Finds errors in the seasons of a property that involve several fields. */
export function findSeasonErrors({
  pricing: { seasons = [], weekend },
  stay,
}: Pick<PropertyFile, 'pricing' | 'stay'>): ContentIssue[] {
  const getPath = (index: number) => ['pricing', 'seasons', index];
  return seasons.flatMap((season, index): ContentIssue[] => {
    const path = getPath(index);
    const overlaps = seasons.slice(0, index).flatMap((before, position): ContentIssue[] => {
      const night = sharedNight(before, season);
      if (night === undefined) return [];
      const params = { season: season.name, night, other: before.name, otherField: getPath(position) };
      return [{ path, code: 'seasonsOverlap', params }];
    });
    const needsWeekend = season.weekendRate !== undefined && !weekend;
    const isTooLong = (season.minNights ?? 0) > stay.maxNights;
    const limits = { limitField: ['stay', 'maxNights'], limit: stay.maxNights };
    return [
      ...overlaps,
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
