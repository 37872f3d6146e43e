import { settingsSections } from '../../contract/dashboard/pages.ts';
import type { settingsMachine } from '../../machines/dashboard/settings/settings.machine.ts';
import { sampleSettings } from '../../machines/dashboard/shared/settings.samples.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { link, type Screen } from '../support/screen.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import { createPage, describeOutdated } from './pageScreens.ts';

type SettingsState = StateName<typeof settingsMachine>;
type Expectation = StateExpectation<WalkHistory>;

const { expectState, expectLoading } = createPage<WalkHistory>('dashboard.settings.title');
const { site, identity, mail, address } = sampleSettings;

/** The present value of each page of the settings. */
const describeValues = ({ text }: WalkHistory['translator']) => ({
  site: `${site.name.value} · English, Português`,
  welcome: text('dashboard.settings.own', { languages: 'English' }),
  identity: identity.value!.name,
  legal: text('dashboard.settings.standard'),
  mail: `${mail.value!.server} · ${mail.from.value}`,
  payments: text('dashboard.settings.mode.test'),
  address: `${address.value} ${text('dashboard.settings.setBy', { setting: 'PUBLIC_URL' })}`,
});

const expectList = (
  more: (history: WalkHistory) => Screen = () => ({}),
  rest: Partial<Expectation> = {},
): Expectation =>
  expectState(
    'list',
    (history) => {
      const { text } = history.translator;
      const values = describeValues(history.translator);
      const { actions = [], ...others } = more(history);
      return {
        texts: [text('dashboard.settings.lead')],
        actions: [
          ...settingsSections.map((section) =>
            link(`${text(`dashboard.settings.${section}`)} ${values[section]}`),
          ),
          ...actions,
        ],
        ...others,
      };
    },
    rest,
  );

/** The visible screen of each state of the list of settings; a missing state is a type error. */
export const settingsExpected: Expectations<SettingsState, WalkHistory> = {
  ...expectLoading('getSettings', 'dashboard.settings.notLoaded'),
  'shown.idle': expectList(undefined, { takesFocusFrom: /^never$/ }),
  'shown.refreshing': expectList(undefined, { call: 'refreshSettings' }),
  'shown.outdated': expectList(describeOutdated),
};
