import { daysLater } from '../../../contract/values/nights.ts';
import { isInSeason, isYearly, getNights, nightsOfAnyYear } from '../../../contract/rules/seasons.ts';
import type { ContentError } from './contentErrors.ts';
import type { PropertyFile } from './property.ts';
import type { YamlFile } from './yamlFile.ts';

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

/** Finds errors in the seasons of a property that involve several fields, each with its line. */
export function findSeasonErrors(file: YamlFile, { pricing, stay }: PropertyFile): ContentError[] {
  const { seasons = [], weekend } = pricing;
  return seasons.flatMap((season, index) => {
    const field = ['pricing', 'seasons', index];
    const createError = (text: string, ...within: string[]): ContentError => ({
      file: file.path,
      line: file.getLine([...field, ...within]),
      text: `pricing.seasons[${index + 1}]${within.map((name) => `.${name}`).join('')} ${text}`,
    });
    const overlaps = seasons.slice(0, index).flatMap((before, position) => {
      const night = sharedNight(before, season);
      const line = file.getLine(['pricing', 'seasons', position]);
      return night === undefined
        ? []
        : [
            createError(
              `"${season.name}" shares the night of ${night} with "${before.name}" (line ${line}), but a night has only one price; end one before the other begins`,
            ),
          ];
    });
    return [
      ...overlaps,
      ...(season.weekendRate !== undefined && !weekend
        ? [createError('needs the days of the weekend; add pricing.weekend', 'weekendRate')]
        : []),
      ...((season.minNights ?? 0) > stay.maxNights
        ? [createError(`should be at most stay.maxNights, which is ${stay.maxNights}`, 'minNights')]
        : []),
    ];
  });
}
