/** An import rule: the files and packages that one part of the repository may import. */
export interface Rule {
  /** Matches the paths of the rule's files; the first matching rule applies. */
  part: RegExp;
  /** Files that they may import. */
  files: readonly RegExp[];
  /** Files from which they may import types only. */
  types?: readonly RegExp[];
  /** Packages that they may import; any package if missing. */
  packages?: readonly RegExp[];
  why: string;
}

const contract = /^contract\//;
const locales = /^locales\//;
/** The machines of the product, without their models. */
const journeys = /^machines\/(?![^/]*$|.*\.model\.ts$)/;
/** Pure functions over the guests' forms: violations by guest, and the progress of a form. */
const guestForms = /^machines\/registration\/(forms|progress)\.ts$/;
/** Functions with which views and pages read a machine's state. */
const selectors = /^machines\/(dashboard\/)?[^/]+\/(selectors|\w+Selectors)\.ts$/;
const src = (folders: string) => new RegExp(`^src/(${folders})/`);
/** The only entry points of the host: its index, and the interfaces that others implement. */
const hostDoors = /^server\/host\/(index\.ts$|ports\/)/;
const anything = /^/;
/** Tools that any project can use; each one is an npm package. */
const workspacePackages = ['statechart-atlas', 'statechart-mutants'];

const react = /^react(-dom)?(\/|$)/;
const styles = [/^@vanilla-extract\//, /^@fontsource/];
const aria = [/^react-aria\//, /^react-stately\//, /^@react-(aria|stately|types)\//, /^@internationalized\//];

export const rules: readonly Rule[] = [
  {
    part: /^contract\/values\//,
    files: [/^contract\/values\//],
    packages: [],
    why: 'Values are the lowest layer of the contract: values ← rules ← schemas ← operations.',
  },
  {
    part: /^contract\/rules\//,
    files: [/^contract\/(values|rules)\//],
    packages: [],
    why: 'The shared rules are plain functions, which a page runs without the schemas.',
  },
  {
    part: /^contract\/schemas\//,
    files: [/^contract\/(values|rules|schemas)\//],
    packages: [/^valibot$/],
    why: 'Schemas do not depend on the operations that use them.',
  },
  {
    part: /^contract\/content\//,
    files: [/^contract\/(values|rules|schemas|content)\//],
    types: [locales],
    packages: [/^valibot$/],
    why: 'The checks of a property run on the server and in the browser, and name messages by their codes.',
  },
  {
    part: contract,
    files: [contract],
    packages: [/^valibot$/],
    why: 'The contract depends on valibot only.',
  },
  {
    part: journeys,
    files: [journeys, contract],
    packages: [/^xstate$/, /^@internationalized\/date$/],
    why: 'Machines are pure: they declare actors, and src/actors implements them.',
  },
  {
    part: /^machines\//,
    files: [/^machines\//, contract],
    why: 'Models of machines are tooling.',
  },
  {
    part: src('theme'),
    files: [src('theme'), /^contract\/values\/pictures\.ts$/],
    packages: [...styles, /^culori\/fn$/],
    why: 'The theme depends on calculations of colours, and on nothing that shows it.',
  },
  {
    part: src('ui'),
    files: [src('ui|theme|i18n'), /^contract\/values\/pictures\.ts$/],
    types: [contract],
    packages: [react, ...styles, ...aria, /^wouter$/],
    why: 'Controls depend on react-aria, texts and styles, and on no journey.',
  },
  {
    part: /^src\/kit\/.*\.css\.ts$/,
    files: [src('kit|theme')],
    packages: styles,
    why: 'The kit styles its own parts.',
  },
  {
    part: src('kit'),
    files: [src('kit|ui|theme|i18n|input'), contract],
    types: [journeys],
    packages: [react, ...styles, ...aria, /^react-intl$/, /^xstate$/],
    why: 'The kit renders states of any journey, for guests and hosts.',
  },
  {
    part: /^src\/views\/.*\.css\.ts$/,
    files: [src('views|kit|theme')],
    packages: styles,
    why: 'A view styles itself; the look of a control is an option of the control.',
  },
  {
    part: src('input'),
    files: [src('input'), contract],
    packages: [/^libphonenumber-js\//],
    why: 'Input is converted by the rules of the contract.',
  },
  {
    part: src('views'),
    files: [src('views|kit|ui|theme|i18n|input'), /^src\/frame\/site\.ts$/, contract, guestForms, selectors],
    types: [journeys],
    packages: [react, ...styles, ...aria, /^wouter$/, /^react-intl$/, /^xstate$/, /^valibot$/],
    why: 'Views render states: they make no calls, store nothing and decide nothing.',
  },
  {
    part: src('i18n'),
    files: [src('i18n'), contract, locales],
    packages: [react, /^react-intl$/, ...aria],
    types: [anything],
    why: 'Texts depend only on their message tables.',
  },
  {
    part: src('actors'),
    files: [src('actors|api|input'), contract, journeys],
    packages: [/^xstate$/, /^valibot$/],
    why: 'Actors make calls for machines, and render nothing.',
  },
  {
    part: src('api'),
    files: [src('api'), contract],
    packages: [/^openapi-fetch$/, /^valibot$/],
    why: 'The client of the host API depends on the contract only.',
  },
  {
    part: src('frame'),
    files: [src('frame|actors|api|ui|theme|i18n'), contract, selectors],
    types: [journeys],
    packages: [react, /^@xstate\/react$/, /^react-intl$/, /^wouter$/, /^xstate$/],
    why: 'The frame shows any page: it depends on neither routes nor views.',
  },
  {
    part: /^src\/dashboard\/views\/.*\.css\.ts$/,
    files: [/^src\/dashboard\/views\//, src('kit|theme')],
    packages: styles,
    why: 'A view styles itself; the look of a control is an option of the control.',
  },
  {
    part: /^src\/dashboard\/views\//,
    files: [
      /^src\/dashboard\/(views|content|i18n|context)\//,
      src('kit|ui|theme|i18n|input'),
      /^src\/frame\/(DocumentTitle\.tsx|focusPage\.ts|useJourney\.ts)$/,
      contract,
      guestForms,
      selectors,
    ],
    types: [journeys],
    packages: [
      react,
      ...styles,
      ...aria,
      /^wouter$/,
      /^react-intl$/,
      /^xstate$/,
      /^@xstate\/react$/,
      /^valibot$/,
    ],
    why: 'Views of the dashboard render states: they make no calls, store nothing and decide nothing.',
  },
  {
    part: /^src\/dashboard\/content\//,
    files: [/^src\/dashboard\/(content|i18n)\//, src('i18n|kit'), contract],
    why: 'The texts about properties are independent of the pages that show them.',
  },
  {
    part: /^src\/dashboard\/i18n\//,
    files: [/^src\/dashboard\/i18n\//, src('i18n'), contract, locales],
    packages: [react, /^react-intl$/],
    types: [anything],
    why: 'Texts depend only on their message tables.',
  },
  {
    part: /^src\/dashboard\/(actors|api)\//,
    files: [
      /^src\/dashboard\/(actors|api)\//,
      src('actors|api|input'),
      /^src\/ui\/whenIdle\.ts$/,
      contract,
      journeys,
    ],
    types: [src('frame'), /^src\/dashboard\/context\//],
    packages: [/^xstate$/, /^valibot$/, /^openapi-fetch$/, /^@simplewebauthn\/browser$/, /^fflate$/],
    why: 'Actors make calls for machines, and render nothing.',
  },
  {
    part: /^src\//,
    files: [/^src\//, contract, journeys],
    why: 'The site depends on the server through the contract only.',
  },
  {
    part: /^server\/site\//,
    files: [/^server\/site\//, contract],
    types: [/^src\/entry-server\.tsx$/],
    why: 'The server gets its pages from the built entry, and the host API through the contract.',
  },
  {
    part: /^server\/host\/ports\//,
    files: [/^server\/host\/ports\//, contract],
    types: [/^server\/host\/store\//],
    why: 'The interfaces that others implement for the host expose none of its internals.',
  },
  {
    part: /^server\/host\//,
    files: [/^server\/host\//, contract, locales],
    why: 'The host API is a separate product: it depends on neither the site nor the machines.',
  },
  {
    part: /^server\/sandbox\//,
    files: [/^server\/sandbox\//, /^src\/theme\/colours\.ts$/, hostDoors, contract],
    why: 'The sandbox replaces external services: it uses only the entry points of the host, and the colours of the site.',
  },
  {
    part: /^server\/stripe\//,
    files: [/^server\/stripe\//, hostDoors, contract],
    packages: [/^stripe$/],
    why: 'A gateway implements the port of the host; nothing else depends on Stripe.',
  },
  {
    part: /^server\/s3\//,
    files: [/^server\/s3\//, /^server\/host\/ports\/photoStore\.ts$/],
    packages: [/^aws4fetch$/, /^node:/],
    why: 'A photo store implements the port of the host; nothing else depends on S3.',
  },
  {
    part: /^server\/commands\//,
    files: [/^server\/(commands|config)\//, hostDoors, contract],
    why: 'The command line uses the entry points of the host, and no sandbox.',
  },
  {
    part: /^server\/feeds\//,
    files: [/^server\/feeds\//, /^server\/host\/ports\/feeds\.ts$/],
    packages: [/^ipaddr\.js$/, /^node:/],
    why: 'Code that requests addresses from user input depends on nothing else.',
  },
  {
    part: /^server\/config\//,
    files: [/^server\/config\//, /^server\/host\/store\/databaseUrl\.ts$/, contract],
    why: 'Settings are read before any resource is opened.',
  },
  {
    // Only these files connect the parts: no other file imports the sandbox or Stripe.
    part: /^server\/(process\/)?[^/]+$/,
    files: [/^server\/(?!host\/)/, hostDoors, contract],
    types: [/^src\/entry-server\.tsx$/],
    why: 'The process connects the parts, and uses the entry points of the host; pages come from the built entry.',
  },
  {
    part: /^e2e\//,
    files: [
      /^e2e\//,
      /^machines\//,
      /^tests\/machines\/rules\//,
      // A mail server of the tests, which is not part of the site.
      /^tests\/support\/mailbox\.ts$/,
      contract,
      locales,
      /^scripts\/((chromium|nightly|sources)\.mjs|tmp\.ts|atlas\.config\.ts)$/,
      // The host's refusals, with their statuses.
      /^server\/host\/base\/refusal\.ts$/,
    ],
    why: 'Browser tests see the running site as a guest does, and take the target of each event from the rules of its machine.',
  },
  ...workspacePackages.map((name) => ({
    part: new RegExp(`^packages/${name}/`),
    files: [new RegExp(`^packages/${name}/`)],
    packages: [/^(?!estadia)/],
    why: 'A workspace package depends on npm packages only, so that other projects can install it.',
  })),
  { part: /^(tests|scripts)\//, files: [anything], why: 'Tests and tools may import everything.' },
  {
    part: /^vite\.config\.ts$/,
    files: [/^scripts\/vite\//, contract],
    why: 'The build configuration imports its plugins only.',
  },
  {
    part: /^vitest\.config\.ts$/,
    files: [/^vite\.config\.ts$/, /^scripts\/(nightly\.mjs|tmp\.ts)$/, /^tests\/support\/patience\.ts$/],
    why: 'Tests run the sources as the build does.',
  },
];
