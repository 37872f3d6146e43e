import { callingPrefixes, type PlaceCode } from '../../contract/countries/index.ts';

/** Languages of several countries, none of which most of their speakers live in or travel from. */
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
  // `de` before `de-AT` is how some browsers write one wish.
  const named = [first, ...others].find(({ language, region }) => language === first.language && region);
  if (named?.region !== undefined) return named.region;
  return pluricentric.has(first.language) ? undefined : first.maximize().region;
}

/** The calling prefix that a visitor's number most likely has, by the region of the browser's first language; else empty. */
export function likelyPrefix(languages: readonly string[] = globalThis.navigator?.languages ?? []): string {
  const region = getRegion(languages);
  return region !== undefined && isPlace(region) ? callingPrefixes[region] : '';
}
