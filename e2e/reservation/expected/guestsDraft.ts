import type { SnapshotFrom } from 'xstate';
import type { guestsDraftMachine } from '../../../machines/guestsDraft/guestsDraft.machine.ts';
import type { Expectations, Expected, AtomicState } from '../../support/expectation.ts';
import { button, heading, type Screen } from '../../support/screen.ts';
import type { MessageId } from '../../support/words.ts';
import type { Story } from '../story.ts';
import { registrationExpected } from './registration.ts';

export type GuestsDraftState = AtomicState<SnapshotFrom<typeof guestsDraftMachine>['value']>;
type Expectation = Expected<GuestsDraftState, Story>;

type More = Omit<Expectation, 'seen' | 'within'>;

const one = (screen: (story: Story) => Screen, more: More): Omit<Expectation, 'within'> => ({
  seen: (story) => ({ screen: screen(story) }),
  ...more,
});

/** A line that is there to be read. */
const line = (id: MessageId, more: More) => one(({ voice: { text } }) => ({ says: [text(id)] }), more);

/** A line that is read out. */
const news = (id: MessageId, more: More) => one(({ voice: { text } }) => ({ news: [text(id)] }), more);

/** What was pressed is gone: reading goes on at the form. */
const atTheForm = ({ voice: { text }, guests }: Story) =>
  heading(text('registration.guestOf', { number: 1, guests: guests.length }));

const afterTheQuestion = (id: MessageId, more: More) =>
  one((story) => ({ says: [story.voice.text(id)], focus: atTheForm(story) }), {
    takesFocusFrom: /^on\.differing$/,
    ...more,
  });

const typesIn = <S extends GuestsDraftState>(state: S) =>
  ({ 'forms.changed': state, 'forms.changed.emptied': state }) as const;

const refusedBy = (call: 'readDraft' | 'saveDraft' | 'compareDraft') =>
  ({ [`${call}.failed.not-found`]: 'off', [`${call}.failed.wrong-state`]: 'off' }) as const;

const whenSaved = {
  'saveDraft.failed.draft-changed': 'on.comparing',
  ...refusedBy('saveDraft'),
  'saveDraft.failed.unreachable': 'on.notKept',
} as const;

const expected = {
  off: one(
    (story) => {
      if (story.told !== 'registered') return {};
      const { focus: _, ...registered } = registrationExpected.confirmed.seen(story)['screen']!;
      return registered;
    },
    { leads: { 'reservation.told.open': 'on.recalling.untouched' } },
  ),
  'on.recalling.untouched': news('draft.recalling', {
    asks: 'readDraft',
    leads: {
      ...typesIn('on.recalling.touched'),
      'readDraft.answered.found': 'on.kept',
      'readDraft.answered.ours': 'on.kept',
      'readDraft.answered.none': 'on.idle',
      ...refusedBy('readDraft'),
      'readDraft.failed.unreachable': 'on.notRecalled',
    },
  }),
  'on.recalling.touched': news('draft.recalling', {
    leads: {
      'forms.changed': 'on.recalling.touched',
      'readDraft.answered.found': 'on.differing',
      'readDraft.answered.ours': 'on.typing',
      'readDraft.answered.none': 'on.typing',
      ...refusedBy('readDraft'),
      'readDraft.failed.unreachable': 'on.notRecalled',
    },
  }),
  'on.notRecalled': one(
    ({ voice: { text } }) => {
      const again = text('action.tryAgain');
      return {
        news: [`${text('draft.notRecalled.title')} ${text('draft.notRecalled.text')} ${again}`],
        moves: [button(again)],
      };
    },
    {
      leads: {
        'retry.requested': 'on.recalling.untouched',
        'connection.returned': 'on.recalling.untouched',
        ...typesIn('on.typing'),
      },
    },
  ),
  'on.idle': line('draft.promised', { leads: typesIn('on.typing') }),
  'on.typing': line('draft.keeping', {
    leads: {
      ...typesIn('on.typing'),
      'page.hidden': 'on.keeping.current',
      'draftSaveDelay.passed': 'on.keeping.current',
      'forms.sent': 'on.withheld',
    },
  }),
  'on.withheld': line('draft.keeping', { leads: {} }),
  'on.keeping.current': afterTheQuestion('draft.keeping', {
    asks: 'saveDraft',
    leads: {
      ...typesIn('on.keeping.outdated'),
      'saveDraft.answered': 'on.kept',
      'saveDraft.answered.gone': 'on.idle',
      ...whenSaved,
    },
  }),
  'on.keeping.outdated': line('draft.keeping', {
    leads: {
      'forms.changed': 'on.keeping.outdated',
      'page.hidden': 'on.keeping.current',
      'saveDraft.answered': 'on.typing',
      'saveDraft.answered.gone': 'on.typing',
      ...whenSaved,
    },
  }),
  'on.kept': afterTheQuestion('draft.kept', {
    leads: typesIn('on.typing'),
  }),
  'on.notKept': news('draft.notKept', {
    leads: {
      ...typesIn('on.typing'),
      'page.hidden': 'on.keeping.current',
      'connection.returned': 'on.keeping.current',
      'saveRetryDelay.passed': 'on.keeping.current',
    },
  }),
  'on.comparing': line('draft.keeping', {
    asks: 'compareDraft',
    leads: {
      'compareDraft.answered.found': 'on.differing',
      'compareDraft.answered.ours': 'on.keeping.current',
      'compareDraft.answered.none': 'on.keeping.current',
      ...refusedBy('compareDraft'),
      'compareDraft.failed.unreachable': 'on.notKept',
    },
  }),
  'on.differing': one(
    ({ voice: { text } }) => ({
      says: [text('draft.differing.title'), text('draft.differing.text')],
      moves: [button(text('draft.take')), button(text('draft.replace'))],
      focus: `group “${text('draft.differing.title')}”`,
    }),
    {
      leads: {
        'forms.changed': 'on.differing',
        'draft.taken': 'on.kept',
        'draft.replaced': 'on.keeping.current',
      },
    },
  ),
} satisfies Record<GuestsDraftState, Omit<Expectation, 'within'>>;

/** Somebody else of the party has sent the forms meanwhile. */
const isRegistered = { 'reservation.told.registered': 'off' } as const;

/** What this page is sending itself is walked with the registration. */
const hearsOfIt = (state: string) => state !== 'off' && state !== 'on.withheld';

/** What a guest expects of what they type being kept; a state that is missing does not compile. */
export const guestsDraftExpected = Object.fromEntries(
  Object.entries<Omit<Expectation, 'within'>>(expected).map(([state, one]) => [
    state,
    { within: state, ...one, leads: { ...one.leads, ...(hearsOfIt(state) && isRegistered) } },
  ]),
) as Expectations<GuestsDraftState, Story>;
