import { getCause } from '../../contract/schemas/callFailed.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import type { sessionMachine } from '../../machines/dashboard/session/session.machine.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { getReason } from '../support/failureReasons.ts';
import { button, heading, text as field } from '../support/screen.ts';
import type { MessageId } from '../support/words.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import { describeMoreLinks } from './moreLinks.ts';

type SessionState = StateName<typeof sessionMachine>;

/** The page `More` of a signed-in person, with a message if it does not learn of changes by other people. */
const expectSignedIn = (message?: MessageId): StateExpectation<WalkHistory> => ({
  region: 'signedIn',
  takesFocusFrom: /notSignedOut/,
  screens: ({ translator }) => {
    const { text } = translator;
    return {
      screen: {
        ...(message && { announcements: [text(message)] }),
        headings: [text('dashboard.navigation.more'), text('dashboard.more.signedIn')],
        texts: [ownerSession.user.name, ownerSession.user.email, text('dashboard.role.owner')],
        actions: [...describeMoreLinks(translator), button(text('dashboard.signOut.action'))],
        focus: heading(text('dashboard.navigation.more')),
      },
    };
  },
});

/** The visible screen of each state of a session, on the page `More`; a missing state is a type error. */
export const sessionExpected: Expectations<SessionState, WalkHistory> = {
  loading: {
    region: 'loading',
    call: 'loadSession',
    screens: ({ translator: { text } }) => ({
      screen: { headings: [text('frame.loading')], announcements: [text('frame.loading')] },
    }),
  },
  notLoaded: {
    region: 'notLoaded',
    screens: ({ translator, failure }) => {
      const again = translator.text('action.tryAgain');
      const title = translator.text(`problem.${getCause(failure)}.title`);
      return {
        screen: {
          headings: [title],
          alert: [title, getReason(translator, failure), again],
          actions: [button(again)],
        },
      };
    },
  },
  signedOut: {
    region: 'signedOut',
    takesFocusFrom: /signedIn|signingOut|notSignedOut/,
    screens: ({ translator: { text } }) => ({
      screen: {
        headings: [text('dashboard.signIn.title')],
        actions: [button(text('dashboard.signIn.request')), button(text('dashboard.passkey.use'))],
        describeFields: [field(text('form.email'))],
        focus: heading(text('dashboard.signIn.title')),
      },
    }),
  },
  followingLink: {
    region: 'followingLink',
    call: 'readLink',
    screens: ({ translator: { text } }) => ({
      screen: {
        headings: [text('dashboard.link.title')],
        announcements: [text('frame.loading')],
      },
    }),
  },
  'signedIn.following': expectSignedIn(),
  'signedIn.notFollowing': expectSignedIn('dashboard.changes.missed'),
  signingOut: {
    region: 'signingOut',
    call: 'endSession',
    screens: ({ translator: { text } }) => ({
      screen: {
        headings: [text('dashboard.signOut.waiting')],
        announcements: [text('dashboard.signOut.waiting')],
      },
    }),
  },
  notSignedOut: {
    region: 'notSignedOut',
    screens: ({ translator, failure }) => {
      const { text } = translator;
      return {
        screen: {
          headings: [text('dashboard.signOut.action')],
          alert: [text('dashboard.signOut.error'), getReason(translator, failure)],
          actions: [button(text('action.tryAgain')), button(text('dashboard.signOut.stay'))],
        },
      };
    },
  },
};
