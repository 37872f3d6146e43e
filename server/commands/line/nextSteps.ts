import { join } from 'node:path';
import type { Language } from '../../../contract/values/language.ts';
import { propertyPage } from '../../../contract/rules/addresses.ts';
import { contentSentence, findFallbacks } from '../../host/index.ts';
import { formatWarnings, type Checked } from './checkContent.ts';

interface About {
  /** The languages of the property's texts. */
  languages: readonly Language[];
  offered: readonly Language[];
  /** The name of the site in host.yaml. */
  siteName: string;
  /** PRODUCT_NAME, which takes precedence over that name. */
  overridden: string | undefined;
  /** The properties in FEATURED_UNITS. */
  featured: readonly string[] | undefined;
}

interface Written extends Checked {
  property: string;
  files: readonly string[];
}

/** Returns the host's next steps, each starting with its topic. */
function getSteps(
  { property, folder, warnings }: Written,
  { languages, offered, siteName, overridden, featured }: About,
): string[] {
  const [first = 'en'] = languages;
  const instead = findFallbacks((language) => languages.includes(language), offered)[0] ?? first;
  const others = offered.filter((language) => !languages.includes(language));
  const place = join(folder, property);
  return [
    `Photos: put them into ${join(place, 'photos')}, list them in property.yaml, and describe each one in ${first}.yaml.`,
    'Optional values: comments in the files show more of them, such as seasons, tourist tax, directions and amenities.',
    ...(others.length === 0
      ? []
      : [
          `Other languages: copy ${first}.yaml to ${others.map((language) => `${language}.yaml`).join(', ')} and translate it. Until then ` +
            `the site shows the texts of ${instead}.yaml there. To offer only the languages that you write, set LANGUAGES=${languages.join(',')} in .env.`,
        ]),
    ...(warnings.some(({ file }) => file === join(folder, 'host.yaml'))
      ? [
          `Host: the law requires your details in ${join(folder, 'host.yaml')}: content/README.md#host-details-and-legal-texts`,
        ]
      : []),
    ...(overridden === undefined || overridden === siteName
      ? []
      : [
          `Site name: PRODUCT_NAME overrides it with "${overridden}". Remove it from .env to use "${siteName}".`,
        ]),
    ...(featured === undefined || featured.includes(property)
      ? []
      : [`Landing page: FEATURED_UNITS lists its properties. Add ${property} to it.`]),
    `Check: run "npm run host -- content check", then restart the site. The property’s page is ${propertyPage(offered[0] ?? 'en', property)}.`,
  ];
}

/** Returns the warnings of the new property, and the errors of others that keep the site from starting. */
function describeErrors({ property, folder, errors, warnings }: Written): string[] {
  const own = join(folder, property, 'property.yaml');
  const ownWarnings = warnings.filter(({ file, text }) => file === own && !text.startsWith('photos '));
  return [
    'The new property has no errors.',
    ...formatWarnings(ownWarnings),
    ...(errors.length === 0 ? [] : ['The site cannot start until you correct these earlier errors:']),
    ...errors.map((one) => `  ${contentSentence(one)}`),
  ];
}

/** Lists the written files and the host's next steps. */
export const nextSteps = (written: Written, about: About): string =>
  [
    `Written to ${join(written.folder, written.property)}: ${written.files.join(', ')}.`,
    `The site is called "${about.siteName}" (siteName in ${join(written.folder, 'host.yaml')}).`,
    ...describeErrors(written),
    '',
    'Next steps:',
    ...getSteps(written, about).map((step, index) => `${index + 1}. ${step}`),
  ].join('\n');
