import { isDeepStrictEqual } from 'node:util';
import type { SiteSettings, OwnLegalTexts } from '../../../../contract/content/siteSettings.ts';
import type { Violation } from '../../../../contract/schemas/violations.ts';
import { toViolation } from '../../../../contract/schemas/violations.ts';
import { completeLanguages } from '../../../../contract/values/language.ts';
import type { HostContext } from '../../base/context.ts';
import { refuseValues } from '../../base/refusal.ts';
import { checkSource, findExamples, findLegalErrors } from '../../content/index.ts';
import { findPhoto } from '../../photos/index.ts';
import { isOwn } from '../../../../contract/dashboard/settingsEntry.ts';
import { requireOwnValue, storeSettings, type Changing } from './storeSettings.ts';

type Site = Pick<SiteSettings, 'name' | 'languages' | 'accent' | 'logo' | 'welcome'>;

/** Removes texts that are missing, in which an absent and an undefined one are the same. */
const compact = <Value>(value: Value): Value =>
  value === undefined ? value : (JSON.parse(JSON.stringify(value)) as Value);

const isEmpty = (value: object = {}): boolean =>
  Object.values(compact(value)).every((one) => Object.keys(one as object).length === 0);

/** The languages must be different, and each property needs a text in one of them. */
function findLanguageErrors({ content }: HostContext, languages: Site['languages']): Violation[] {
  if (languages === undefined) return [];
  if (new Set(languages).size < languages.length) return [toViolation('languages', 'invalid')];
  const isLegible = [...content.units.values()].every(
    (unit) =>
      checkSource(unit.readSource(), { offered: languages }).errors.length === 0 ||
      unit.findings === undefined,
  );
  return isLegible ? [] : [toViolation('languages', 'invalid_choice')];
}

/**
 * Changes the name, the languages, the look and the welcome texts; omitted values return to their defaults. A value that
 * the environment or a file decides remains as it is.
 * @throws {Refusal} if such a value would change, or a value is invalid
 */
export async function changeSite(host: HostContext, changing: Changing, site: Site): Promise<void> {
  const { services, live, db } = host;
  const { sources } = services;
  const welcome = live.getSiteContent().welcome;
  const present = services.languages ?? completeLanguages;
  const { name, languages, accent, logo } = site;
  requireOwnValue(sources.name.source, name !== undefined && name !== services.productName);
  requireOwnValue(
    sources.languages.source,
    languages !== undefined && !isDeepStrictEqual([...languages], [...present]),
  );
  requireOwnValue(
    welcome.source,
    !isEmpty(site.welcome) && !isDeepStrictEqual(compact(site.welcome), compact(welcome.value)),
  );
  const violations = findLanguageErrors(host, languages);
  if (logo !== undefined && !(await findPhoto(db, logo)))
    violations.push(toViolation('logo', 'invalid_choice'));
  if (violations.length > 0) throw refuseValues(violations);
  await storeSettings(host, changing, {
    accent,
    logo,
    // A value that equals its default is none of the host's.
    ...(isOwn(sources.name.source) && {
      name: sources.name.source === 'default' && name === services.productName ? undefined : name,
    }),
    ...(isOwn(sources.languages.source) && { languages }),
    ...(isOwn(welcome.source) && { welcome: isEmpty(site.welcome) ? undefined : compact(site.welcome) }),
  });
}

/** Finds the errors of legal texts, in the same way as in files. */
const findTextErrors = (legal: OwnLegalTexts = {}): Violation[] =>
  Object.entries(legal).flatMap(([language, texts]) =>
    Object.entries(texts ?? {}).flatMap(([name, source]) =>
      source !== undefined && findLegalErrors(source).length > 0
        ? [toViolation(`legal.${language}.${name}`, 'invalid')]
        : [],
    ),
  );

/**
 * Changes the legal identity and the legal texts; omitted ones return to their defaults.
 * @throws {Refusal} if a file decides them, or a value is invalid or that of an example
 */
export async function changeIdentity(
  host: HostContext,
  changing: Changing,
  { identity, legal }: Pick<SiteSettings, 'identity' | 'legal'>,
): Promise<void> {
  const { live, publishedSettings } = host;
  const content = live.getSiteContent();
  requireOwnValue(
    content.identity.source,
    identity !== undefined && !isDeepStrictEqual(compact(identity), compact(content.identity.value)),
  );
  requireOwnValue(
    content.legal.source,
    !isEmpty(legal) && !isDeepStrictEqual(compact(legal), compact(publishedSettings.settings.legal)),
  );
  const violations = [
    ...findExamples(identity ?? {}).map(({ path }) => toViolation(`identity.${path.join('.')}`, 'invalid')),
    ...findTextErrors(legal),
  ];
  if (violations.length > 0) throw refuseValues(violations);
  await storeSettings(host, changing, {
    ...(isOwn(content.identity.source) && { identity: compact(identity) }),
    ...(isOwn(content.legal.source) && { legal: isEmpty(legal) ? undefined : compact(legal) }),
  });
}
