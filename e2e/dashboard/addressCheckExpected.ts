import type { addressCheckMachine } from '../../machines/dashboard/addressCheck/addressCheck.machine.ts';
import { sampleSettings } from '../../machines/dashboard/shared/settings.samples.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { button, heading, link, type Screen } from '../support/screen.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import { focusAlert } from './outcomeScreens.ts';
import { createPage, describeFailure } from './pageScreens.ts';

type AddressState = StateName<typeof addressCheckMachine>;
type Expectation = StateExpectation<WalkHistory>;

const { expectState, expectLoading } = createPage<WalkHistory>('dashboard.settings.address');

const expectAddress = (
  more: (history: WalkHistory) => Screen = () => ({}),
  { isWaiting = false, ...rest }: Partial<Expectation> & { isWaiting?: boolean } = {},
): Expectation =>
  expectState(
    'address',
    (history) => {
      const { text } = history.translator;
      const check = button(text('dashboard.settings.address.check'));
      const back = link(text('dashboard.settings.back'));
      return {
        texts: [text('dashboard.settings.address.lead'), sampleSettings.address.value],
        actions: isWaiting ? [back] : [check, back],
        ...(isWaiting && { disabled: [check] }),
        ...more(history),
      };
    },
    rest,
  );

const describeNotChecked = (history: WalkHistory) =>
  describeFailure(history, 'dashboard.settings.address.notChecked');

/** The visible screen of each state of the check of the public address; a missing state is a type error. */
export const addressCheckExpected: Expectations<AddressState, WalkHistory> = {
  ...expectLoading('getSettings', 'dashboard.settings.notLoaded'),
  shown: expectAddress(undefined, { takesFocusFrom: /^never$/ }),
  checking: expectAddress(undefined, { isWaiting: true, call: 'checkAddress' }),
  checked: expectAddress(
    ({ translator: { text } }) => ({ announcements: [text('dashboard.settings.address.ok')] }),
    { focusInRegion: ({ translator: { text } }) => heading(text('dashboard.settings.address')) },
  ),
  notChecked: expectAddress(describeNotChecked, focusAlert('dashboard.settings.address.notChecked')),
  unconfirmed: expectAddress(describeNotChecked, focusAlert('dashboard.settings.address.notChecked')),
};
