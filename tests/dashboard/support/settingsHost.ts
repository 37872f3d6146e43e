import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '../../../server/config/index.ts';
import type { Settings } from '../../../contract/dashboard/settings.ts';
import { openSettings } from '../../../server/process/openSettings.ts';
import type { UnitFiles } from '../../support/content.ts';
import { openDashboard, type Dashboard } from '../../support/dashboard.ts';
import type { NewDatabase } from '../../support/postgres/newDatabase.ts';
import { secretKey } from '../../support/testHost.ts';

/** The environment of a public site whose settings are in the dashboard. */
export const publicSite = { PUBLIC_URL: 'https://stay.test', TRUST_PROXY: 'off' };

/** Replaces the values of an example. */
export const writeOwnContact = ({ property }: UnitFiles): void => {
  property.contact = { email: 'ana@stay.pt', phone: '+351 918 204 377' };
};

/** Opens a host that follows the settings of the dashboard, without files about the site. */
export const openSettingsHost = (
  environment: Record<string, string> = publicSite,
  {
    units = ['casa'],
    change = writeOwnContact,
    database,
  }: {
    units?: readonly string[];
    change?: (files: UnitFiles, id: string) => void;
    database?: NewDatabase;
  } = {},
): Promise<Dashboard> =>
  openDashboard(units, change, database, {
    openSettings: (given) =>
      openSettings({ config: readConfig(environment), secretKey, sandbox: given, log: given.log }),
    prepare: (contentDir) => rm(join(contentDir, 'host.yaml'), { force: true }),
  });

export const identity = {
  name: 'Ana Reis',
  address: 'Rua da Prata 7, 1100-414 Lisboa',
  taxNumber: '212345678',
  email: 'ana@stay.pt',
};

/** The part of the settings that a change of the site sends again. */
export const getSite = ({ site, revision }: Settings) => ({
  revision,
  name: site.name.value,
  languages: site.languages.value,
  ...(site.accent !== null && { accent: site.accent }),
  ...(site.logo && { logo: site.logo.photo }),
  welcome: site.welcome.value,
});
