import { firstSteps, type FirstRunProgress } from '../../contract/dashboard/firstRun.ts';
import type { firstRunMachine } from '../../machines/dashboard/firstRun/firstRun.machine.ts';
import { sampleProgress } from '../../machines/dashboard/firstRun/firstRun.samples.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { link, type Screen } from '../support/screen.ts';
import type { MessageId } from '../support/words.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import { createPage, describeOutdated } from './pageScreens.ts';

type FirstRunState = StateName<typeof firstRunMachine>;
export type Next = FirstRunProgress['next'];

export interface FirstRunHistory extends WalkHistory {
  /** The next step, as it was loaded last. */
  next: Next;
}

type Expectation = StateExpectation<FirstRunHistory>;

const { expectState, expectLoading } = createPage<FirstRunHistory>('dashboard.welcome.title');

/** The title of the next step, with the name of the property or of the person. */
const titles: Readonly<Record<Next, MessageId>> = {
  person: 'dashboard.welcome.person.title',
  property: 'dashboard.welcome.property.title',
  price: 'dashboard.welcome.price.title',
  photos: 'dashboard.welcome.photos.title',
  terms: 'dashboard.welcome.terms.title',
  review: 'dashboard.welcome.review.title',
  closed: 'dashboard.welcome.closed.title',
  online: 'dashboard.welcome.online.title',
};

const published: readonly MessageId[] = ['dashboard.review.open', 'dashboard.welcome.online.today'];

/** The links of the next step. */
const links: Readonly<Record<Next, readonly MessageId[]>> = {
  person: ['dashboard.passkeys.add', 'dashboard.welcome.person.skip'],
  property: ['dashboard.welcome.property.action'],
  price: ['dashboard.welcome.price.action'],
  photos: ['dashboard.welcome.photos.action'],
  terms: ['dashboard.welcome.terms.action'],
  review: ['dashboard.review.title'],
  closed: [
    'dashboard.welcome.service.identity',
    'dashboard.welcome.service.mail',
    'dashboard.welcome.service.payments',
    ...published,
  ],
  online: published,
};

/** The next step, and the list of all steps. Only the first two lead somewhere while there is no property. */
function describeProgress({ next, translator: { text } }: FirstRunHistory): Screen {
  const { property } = sampleProgress[next];
  const isPublished = property?.state === 'online';
  const name = property?.name ?? ownerSession.user.name;
  const reachable = property === null ? firstSteps.slice(0, 2) : firstSteps;
  const place = (firstSteps as readonly Next[]).indexOf(next);
  const getName = (step: (typeof firstSteps)[number]) => text(`dashboard.welcome.step.${step}`);
  return {
    headings: [text(titles[next], { name }), text('dashboard.welcome.steps')],
    texts: isPublished ? [] : [text('dashboard.welcome.lead')],
    actions: [...links[next].map((id) => link(text(id))), ...reachable.map((step) => link(getName(step)))],
    ...(place >= 0 && {
      step: `${place + 1} ${getName(firstSteps[place]!)} ${text('dashboard.welcome.current')}`,
    }),
  };
}

const expectProgress = (
  more: (history: FirstRunHistory) => Screen = () => ({}),
  rest: Partial<Expectation> = {},
): Expectation =>
  expectState(
    'shown',
    (history) => {
      const shown = describeProgress(history);
      const { actions = [], ...others } = more(history);
      return { ...shown, actions: [...shown.actions!, ...actions], ...others };
    },
    { takesFocusFrom: /^never$/, ...rest },
  );

/** The visible screen of each state of the first steps; a missing state is a type error. */
export const firstRunExpected: Expectations<FirstRunState, FirstRunHistory> = {
  ...expectLoading('showProgress', 'dashboard.welcome.notLoaded'),
  person: expectProgress(),
  property: expectProgress(),
  price: expectProgress(),
  photos: expectProgress(),
  terms: expectProgress(),
  review: expectProgress(),
  closed: expectProgress(),
  online: expectProgress(),
  refreshing: expectProgress(undefined, { call: 'refreshProgress' }),
  outdated: expectProgress(describeOutdated),
};
