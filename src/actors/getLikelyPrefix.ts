import { callingPrefixes, type PlaceCode } from '../../contract/values/countries/index.ts';

/** Languages of several countries, so that the language does not indicate where its speakers live. */
const pluricentric: ReadonlySet<string> = new Set(['en', 'es', 'pt', 'ar']);

const isPlace = (region: string): region is PlaceCode => Object.hasOwn(callingPrefixes, region);

function getRegion(languages: readonly string[]): string | undefined {
  const [first, ...others] = languages.flatMap((tag) => {
    try {
      return new Intl.Locale(tag);
    } catch {
      return [];
    }
  });
  if (first === undefined) return undefined;
  // Some browsers list `de` before `de-AT` for a single choice of the user.
  const named = [first, ...others].find(({ language, region }) => language === first.language && region);
  if (named?.region !== undefined) return named.region;
  return pluricentric.has(first.language) ? undefined : first.maximize().region;
}

/**
 * Returns the most likely calling prefix of a visitor, based on the region of the browser's first language; empty if
 * unknown.
 */
export function getLikelyPrefix(
  languages: readonly string[] = globalThis.navigator?.languages ?? [],
): string {
  const region = getRegion(languages);
  return region !== undefined && isPlace(region) ? callingPrefixes[region] : '';
}
