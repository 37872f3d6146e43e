import { join } from 'node:path';
import type { Language } from '../../../contract/language.ts';
import { propertyPage } from '../../../contract/rules/addresses.ts';
import { contentSentence, findFallbacks } from '../../host/index.ts';
import { formatWarnings, type Checked } from './checkContent.ts';

interface About {
  /** The languages that its texts are in. */
  languages: readonly Language[];
  offered: readonly Language[];
  /** The name of the site as it was written. */
  siteName: string;
  /** PRODUCT_NAME, which takes precedence. */
  overridden: string | undefined;
  /** What FEATURED_UNITS names. */
  featured: readonly string[] | undefined;
}

interface Written extends Checked {
  property: string;
  files: readonly string[];
}

/** What is left to do, each begun with what it is about. */
function getSteps(
  { property, folder, warnings }: Written,
  { languages, offered, siteName, overridden, featured }: About,
): string[] {
  const [first = 'en'] = languages;
  const instead = findFallbacks((language) => languages.includes(language), offered)[0] ?? first;
  const others = offered.filter((language) => !languages.includes(language));
  const place = join(folder, property);
  return [
    `Photos: put them into ${join(place, 'photos')}, name them in property.yaml, and say in ${first}.yaml what each shows.`,
    'Look through the files: remarks show what else there is, such as seasons, a tourist tax, the way in and amenities.',
    ...(others.length === 0
      ? []
      : [
          `Other languages: copy ${first}.yaml to ${others.map((language) => `${language}.yaml`).join(', ')} and translate it. Until then ` +
            `the texts of ${instead}.yaml are shown there. To offer only what you write, set LANGUAGES=${languages.join(',')} in .env.`,
        ]),
    ...(warnings.some(({ file }) => file === join(folder, 'host.yaml'))
      ? [
          `Say in ${join(folder, 'host.yaml')} who lets, as the law asks: content/README.md#host-details-and-legal-texts`,
        ]
      : []),
    ...(overridden === undefined || overridden === siteName
      ? []
      : [`PRODUCT_NAME names the site "${overridden}": remove it from .env, so that it is "${siteName}".`]),
    ...(featured === undefined || featured.includes(property)
      ? []
      : [`FEATURED_UNITS names what is on the landing page: add ${property} to it.`]),
    `Check it with "npm run host -- content check", then start the site again: the page is ${propertyPage(offered[0] ?? 'en', property)}.`,
  ];
}

/** What was found, of the new property and of what else keeps the site from starting. */
function describeErrors({ property, folder, errors, warnings }: Written): string[] {
  const own = join(folder, property, 'property.yaml');
  const ownWarnings = warnings.filter(({ file, text }) => file === own && !text.startsWith('photos '));
  return [
    'It was read as the site reads it, and is without a mistake.',
    ...formatWarnings(ownWarnings),
    ...(errors.length === 0
      ? []
      : ['The site does not start before this is mended, which was there before:']),
    ...errors.map((one) => `  ${contentSentence(one)}`),
  ];
}

/** What was written, and what its host does next. */
export const nextSteps = (written: Written, about: About): string =>
  [
    `${join(written.folder, written.property)} is written: ${written.files.join(', ')}.`,
    `The site is called "${about.siteName}": siteName in ${join(written.folder, 'host.yaml')}.`,
    ...describeErrors(written),
    '',
    'What is next:',
    ...getSteps(written, about).map((step, index) => `${index + 1}. ${step}`),
  ].join('\n');
