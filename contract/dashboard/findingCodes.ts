/** The problems that checks find and for which the dashboard has texts. */
export const problemCodes = [
  'disk.low',
  'disk.full',
  'disk.unreadable',
  'key.none',
  'key.exposed',
  'key.onlyHere',
  'key.other',
  'content.errors',
  'content.prices',
  'content.identity',
  'content.examples',
  'content.suspects',
  'content.property',
  'database.tooOld',
  'database.newer',
  'database.pending',
  'database.none',
  'database.unusable',
  'database.unreachable',
  'clock.differs',
  'standby.unusable',
  'properties.differ',
  'mail.none',
  'mail.refused',
  'spf.none',
  'spf.several',
  'spf.other',
  'dkim.none',
  'dmarc.none',
  'dns.unreadable',
  'backups.off',
  'backups.none',
  'backups.old',
  'calendars.failing',
  'calendars.conflicts',
  'calendars.unreadable',
  'nights.held',
  'gateway.test',
  'gateway.sandbox',
  'gateway.noEndpoint',
  'gateway.noOwnEndpoint',
  'gateway.missingEvents',
  'gateway.ownMissingEvents',
  'gateway.twoEndpoints',
  'gateway.noRight',
  'gateway.notCharging',
  'gateway.twoSecrets',
  'gateway.unreachable',
  'site.silent',
  'site.unready',
  'address.redirects',
  'address.otherAnswer',
  'address.otherSite',
  'address.noRedirect',
  'address.unencrypted',
  'address.unreachable',
  'certificate.ends',
  'certificate.untrusted',
  'proxy.noAddress',
  'proxy.tooMany',
  'proxy.tooFew',
  'proxy.otherName',
  'proxy.publicMetrics',
  'jobs.failed',
  'check.unfinished',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** The findings without a problem that have details. */
const fineCodes = ['disk.ok', 'backups.ok', 'certificate.ok'] as const;
export type FineCode = (typeof fineCodes)[number];

/** The subjects of checks: the first part of their codes. */
const subjects = [
  'settings',
  'disk',
  'key',
  'content',
  'database',
  'clock',
  'standby',
  'properties',
  'mail',
  'spf',
  'dkim',
  'dmarc',
  'dns',
  'backups',
  'calendars',
  'nights',
  'gateway',
  'site',
  'address',
  'certificate',
  'proxy',
  'jobs',
] as const;
export type Subject = (typeof subjects)[number];

/** Returns the code if it has texts; a later version of the host may have others. */
export const findProblemCode = (code: string): ProblemCode | undefined =>
  problemCodes.find((one) => one === code);

/** Returns the code if it has details. */
export const findFineCode = (code: string): FineCode | undefined => fineCodes.find((one) => one === code);

/** Returns the subject of a code, if it has a name. */
export const findSubject = (code: string): Subject | undefined =>
  subjects.find((one) => code.startsWith(`${one}.`));
