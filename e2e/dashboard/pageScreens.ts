import type { Call } from '../support/calls.ts';
import type { StateExpectation } from '../support/expectation.ts';
import { getReason } from '../support/failureReasons.ts';
import { alert, button, heading, link, type Screen } from '../support/screen.ts';
import type { MessageId } from '../support/words.ts';
import type { WalkHistory } from './createDashboardWalk.ts';

/** The alert about a failed call: its title, and the reason. */
export const describeFailure = ({ translator, failure }: WalkHistory, title: MessageId): Screen => ({
  alert: [translator.text(title), getReason(translator, failure)],
});

/** The additional texts of a page after a failed reload. */
export const describeOutdated = ({ translator: { text } }: WalkHistory) => ({
  announcements: [text('dashboard.outdated')],
  actions: [button(text('action.tryAgain'))],
});

/** Creates the expectations of a page that loads what it shows; the focus is on its title. */
export function createPage<History extends WalkHistory>(titleId: MessageId) {
  const withTitle = (
    { translator: { text } }: History,
    { headings = [], ...screen }: Screen,
  ): { screen: Screen } => {
    const title = text(titleId);
    return { screen: { focus: heading(title), ...screen, headings: [title, ...headings] } };
  };
  const expectState = (
    region: string,
    more: (history: History) => Screen = () => ({}),
    rest: Partial<StateExpectation<History>> = {},
  ): StateExpectation<History> => ({
    region,
    screens: (history) => withTitle(history, more(history)),
    ...rest,
  });
  return {
    withTitle,
    expectState,
    /** The page while it loads, and when nothing could be loaded, with the links next to its heading. */
    expectLoading: (call: Call, notLoaded: MessageId, ...links: readonly MessageId[]) => ({
      loading: expectState(
        'loading',
        ({ translator: { text } }) => ({
          announcements: [text('frame.loading')],
          actions: links.map((id) => link(text(id))),
        }),
        { call },
      ),
      notLoaded: expectState('notLoaded', (history) => ({
        ...describeFailure(history, notLoaded),
        actions: [
          ...links.map((id) => link(history.translator.text(id))),
          button(history.translator.text('action.tryAgain')),
        ],
        focus: alert(history.translator.text(notLoaded)),
      })),
    }),
    /** The proof of identity is a journey of its own. */
    proof: expectState('proof', undefined, { call: 'requestPasskeyOptions', takesFocusFrom: /^never$/ }),
  };
}
