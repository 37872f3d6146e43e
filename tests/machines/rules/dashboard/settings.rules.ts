import type { settingsMachine } from '../../../../machines/dashboard/settings/settings.machine.ts';
import { sampleSettings } from '../../../../machines/dashboard/shared/settings.samples.ts';
import { noReason, waiting } from '../failureReasons.ts';
import { rulesFor, type Rules } from '../rule.ts';
import { liveListRules } from './liveList.ts';

const { leadsTo, defineRules } = rulesFor<typeof settingsMachine>();

const states = defineRules(
  { settings: { ...sampleSettings, revision: 's-1' }, ...waiting },
  liveListRules<typeof settingsMachine>({
    call: ['getSettings', undefined],
    refresh: 'refreshSettings',
    loaded: leadsTo('shown.idle', { settings: sampleSettings, ...noReason }),
  }),
);

/** The effect of each event in each state of the list of settings. */
export const settingsRules: Rules<typeof settingsMachine> = {
  initial: { in: 'loading', with: { settings: undefined, ...noReason } },
  states,
};
