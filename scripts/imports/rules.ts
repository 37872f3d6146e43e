/** Who may import whom: for each part of the repository, what its files may reach. */
export interface Rule {
  /** Files it is about, by the beginning of their path; the first rule that fits a file decides. */
  part: RegExp;
  /** Files that it may import. */
  files: readonly RegExp[];
  /** Files of which it may import types only. */
  types?: readonly RegExp[];
  /** Packages it may import; any where this is left out. */
  packages?: readonly RegExp[];
  why: string;
}

const contract = /^contract\//;
const locales = /^locales\//;
const atlas = /^machines\/atlas\//;
/** What the product runs: neither the tooling, nor what it is told of each machine. */
const journeys = /^machines\/(?!atlas\/|[^/]*$|.*\.model\.ts$)/;
/** Whose a violation is and how far a form is: plain functions over what was typed. */
const guestForms = /^machines\/registration\/(forms|progress)\.ts$/;
/** What views and pages read of a machine's state. */
const selectors = /^machines\/[^/]+\/(selectors|\w+Selectors)\.ts$/;
const src = (folders: string) => new RegExp(`^src/(${folders})/`);
/** The only ways into the host: its index, and what others implement for it. */
const hostDoors = /^server\/host\/(index\.ts$|ports\/)/;
const anything = /^/;

const react = /^react(-dom)?(\/|$)/;
const styles = [/^@vanilla-extract\//, /^@fontsource/];
const aria = [/^react-aria\//, /^react-stately\//, /^@react-(aria|stately|types)\//, /^@internationalized\//];

export const rules: readonly Rule[] = [
  {
    part: /^contract\/rules\//,
    files: [/^contract\/(rules\/|language\.ts$)/],
    types: [contract],
    packages: [],
    why: 'What both sides agree on is plain functions, which a page runs without the schemas.',
  },
  {
    part: contract,
    files: [contract],
    packages: [/^valibot$/],
    why: 'The contract stands alone, on valibot.',
  },
  {
    part: journeys,
    files: [journeys, contract],
    packages: [/^xstate$/, /^@internationalized\/date$/],
    why: 'Machines are pure: they declare actors, and src/actors implements them.',
  },
  {
    part: atlas,
    files: [atlas],
    why: 'The atlas draws and walks the machines of any product, and knows none.',
  },
  {
    part: /^machines\//,
    files: [/^machines\//, contract],
    why: 'What the atlas is told of each machine is tooling.',
  },
  {
    part: src('theme'),
    files: [src('theme')],
    packages: styles,
    why: 'The theme stands alone.',
  },
  {
    part: src('ui'),
    files: [src('ui|theme|i18n'), /^contract\/rules\/pictures\.ts$/],
    types: [contract],
    packages: [react, ...styles, ...aria, /^wouter$/],
    why: 'Controls know react-aria, texts and styles, and no journey.',
  },
  {
    part: /^src\/views\/.*\.css\.ts$/,
    files: [src('views|theme')],
    packages: styles,
    why: 'A view dresses itself: how a control looks is a choice that the control offers.',
  },
  {
    part: src('input'),
    files: [src('input'), contract],
    packages: [/^libphonenumber-js\//],
    why: 'What is typed becomes what is used by the rules of the contract.',
  },
  {
    part: src('views'),
    files: [src('views|ui|theme|i18n|input'), /^src\/frame\/site\.ts$/, contract, guestForms, selectors],
    types: [journeys],
    packages: [react, ...styles, ...aria, /^wouter$/, /^react-intl$/, /^xstate$/, /^valibot$/],
    why: 'Views render states: they never call, store or decide.',
  },
  {
    part: src('i18n'),
    files: [src('i18n'), contract, locales],
    packages: [react, /^react-intl$/, ...aria],
    types: [anything],
    why: 'Texts depend on nothing but their tables.',
  },
  {
    part: src('actors'),
    files: [src('actors|api|input'), contract, journeys],
    packages: [/^xstate$/, /^valibot$/],
    why: 'Actors reach the world for machines, and draw nothing.',
  },
  {
    part: src('api'),
    files: [src('api'), contract],
    packages: [/^openapi-fetch$/, /^valibot$/],
    why: 'The client of the host API knows the contract only.',
  },
  {
    part: src('frame'),
    files: [src('frame|actors|api|ui|theme|i18n'), contract, selectors],
    types: [journeys],
    packages: [react, /^react-intl$/, /^wouter$/, /^xstate$/],
    why: 'The frame shows whatever page it is given: it knows neither routes nor views.',
  },
  {
    part: /^src\//,
    files: [/^src\//, contract, journeys],
    why: 'The site knows the server through the contract only.',
  },
  {
    part: /^server\/site\//,
    files: [/^server\/site\//, contract],
    types: [/^src\/entry-server\.tsx$/],
    why: 'The server gets its pages from the built entry, and the host API through its contract.',
  },
  {
    part: /^server\/host\/ports\//,
    files: [/^server\/host\/ports\//, contract],
    types: [/^server\/host\/store\//],
    why: 'What others implement for the host tells nothing of how it works.',
  },
  {
    part: /^server\/host\//,
    files: [/^server\/host\//, contract, locales],
    why: 'The host API is a product of its own: it knows neither site nor machines.',
  },
  {
    part: /^server\/sandbox\//,
    files: [/^server\/sandbox\//, hostDoors, contract],
    why: 'The sandbox stands outside: it knows what it stands in for, by the host’s doors.',
  },
  {
    part: /^server\/stripe\//,
    files: [/^server\/stripe\//, hostDoors, contract],
    packages: [/^stripe$/],
    why: 'A gateway is what the host’s port says of it: nothing else of Stripe is known elsewhere.',
  },
  {
    part: /^server\/commands\//,
    files: [/^server\/(commands|config)\//, hostDoors, contract, /^package\.json$/],
    why: 'The command line works on the host by its doors, and on nothing that stands in for the world.',
  },
  {
    part: /^server\/feeds\//,
    files: [/^server\/feeds\//, /^server\/host\/ports\/feeds\.ts$/],
    packages: [/^ipaddr\.js$/, /^node:/],
    why: 'What asks addresses that somebody typed knows nothing else.',
  },
  {
    part: /^server\/config\//,
    files: [/^server\/config\//, contract],
    why: 'Settings are read before anything is opened.',
  },
  {
    // Only these compose: nothing else reaches the sandbox or Stripe.
    part: /^server\/[^/]+$/,
    files: [/^server\/(?!host\/)/, hostDoors, contract],
    types: [/^src\/entry-server\.tsx$/],
    why: 'The process composes, and reaches the host by its doors; pages come from the built entry.',
  },
  {
    part: /^e2e\//,
    files: [
      /^e2e\//,
      /^machines\//,
      /^tests\/machines\/rules\//,
      contract,
      locales,
      /^scripts\/((chromium|sources)\.mjs|tmp\.ts)$/,
    ],
    why: 'Browser tests see the running site as a guest does, and take the target of each event from the rules of its machine.',
  },
  { part: /^(tests|scripts)\//, files: [anything], why: 'Tests and tools may look everywhere.' },
  {
    part: /^vite\.config\.ts$/,
    files: [/^scripts\/vite\//, contract],
    why: 'The build knows its plugins.',
  },
  {
    part: /^vitest\.config\.ts$/,
    files: [/^vite\.config\.ts$/, /^scripts\/tmp\.ts$/],
    why: 'Tests run the sources as the build does.',
  },
];
