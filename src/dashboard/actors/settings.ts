import { fromPromise } from 'xstate';
import type { Settings } from '../../../contract/dashboard/settings.ts';
import {
  addressCheckMachine,
  type AddressCheckCall,
  type AddressResult,
} from '../../../machines/dashboard/addressCheck/addressCheck.machine.ts';
import { settingsMachine } from '../../../machines/dashboard/settings/settings.machine.ts';
import type { Dashboard } from '../context/dashboard.ts';

type Services = Pick<Dashboard, 'api'>;

/** Creates the actor that loads the settings of the site. */
export const createSettingsLoader = ({ api }: Services) =>
  fromPromise<Settings, undefined>(({ signal }) => api.getSettings(undefined, { signal }));

/** Connects the list of settings to the host. */
export const createSettingsActors = (dashboard: Services) =>
  settingsMachine.provide({ actors: { getSettings: createSettingsLoader(dashboard) } });

/** Connects the check of the public address to the host. */
export const createAddressCheckActors = (dashboard: Services) =>
  addressCheckMachine.provide({
    actors: {
      getSettings: createSettingsLoader(dashboard),
      checkAddress: fromPromise<AddressResult, AddressCheckCall>(
        async ({ input, signal }) =>
          (await dashboard.api.checkAddress(undefined, { ...input, signal })).result,
      ),
    },
  });
