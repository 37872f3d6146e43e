import { emptyForm } from '../../../machines/registration/forms.ts';
import type { guestsDraftMachine } from '../../../machines/guestsDraft/guestsDraft.machine.ts';
import type { GuestsDraftContext } from '../../../machines/guestsDraft/guestsDraft.types.ts';
import { sampleVisit } from '../../../machines/shared/reservation.samples.ts';
import { link } from './link.ts';
import { rulesFor, type Rules } from './rule.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof guestsDraftMachine>();

const nothing = { guests: null, follows: undefined, theirs: undefined };

const rita = [{ ...emptyForm, surname: 'Sousa' }, emptyForm];
const costa = [{ ...emptyForm, surname: 'Costa' }, emptyForm];
const silva = [{ ...emptyForm, surname: 'Silva' }, emptyForm];

/** As the host has it in the model, and as it was before. */
const latest = { by: 'page', number: 7 };
const found = { guests: silva, revision: latest, isOurs: false };
const before = { by: 'another page', number: 3 };
const their = { guests: rita, revision: before, isOurs: false };

/** Something was typed here, and on another page. */
const full: GuestsDraftContext = {
  ...link,
  guests: rita,
  follows: { by: 'first', number: 1 },
  theirs: their,
};

const off = leadsTo('off', nothing);
const registered = { 'reservation.updated.registered': off };
const more = {
  'forms.changed': unchanged({ guests: costa }),
  'forms.changed.emptied': unchanged({ guests: null }),
};
/** The same, and it is remembered that there is more. */
const becomes = (state: 'on.recalling.touched' | 'on.keeping.outdated') => ({
  'forms.changed': leadsTo(state, { guests: costa }),
  'forms.changed.emptied': leadsTo(state, { guests: null }),
});

const begins = {
  'forms.changed': leadsTo('on.typing', { guests: costa }),
  'forms.changed.emptied': leadsTo('on.typing', { guests: null }),
};

const keeps = (changes: Partial<GuestsDraftContext> = {}) => leadsTo('on.keeping.current', changes);

const offered = {
  'not-found': off,
  'wrong-state': leadsTo('off', nothing, 'reportChange'),
};

/** The input here would be lost unseen, and the pressed button has disappeared. */
const ledToTheQuestion = { uiEffect: { type: 'focus.requested', on: 'guestsDraft' } } as const;
const ledToTheForm = { uiEffect: { type: 'focus.requested', on: 'registration' } } as const;

const whenSent = {
  saveDraft: { ...offered, 'draft-changed': leadsTo('on.comparing'), otherwise: leadsTo('on.notKept') },
};

const next = { by: 'page', number: 8 };
const reservationId = 'held';
const token = 'key';
const call = ['readDraft', { reservationId, token }] as const;

const states = defineRules(full, {
  off: {
    first: 'begins',
    tags: ['settled'],
    on: { 'reservation.updated.open': leadsTo('on.recalling.untouched') },
  },
  'on.recalling.untouched': {
    first: ['off', 'reservation.updated.open'],
    tags: ['waiting'],
    on: { ...registered, ...becomes('on.recalling.touched') },
    answers: {
      'readDraft.answered.found': leadsTo('on.kept', { follows: latest }, 'reportDraft'),
      'readDraft.answered.ours': leadsTo('on.kept', { follows: latest }, 'reportDraft'),
      'readDraft.answered.none': leadsTo('on.idle'),
    },
    fails: { readDraft: { ...offered, otherwise: leadsTo('on.notRecalled') } },
  },
  'on.recalling.touched': {
    first: ['on.recalling.untouched', 'forms.changed'],
    tags: ['waiting'],
    on: { ...registered, ...more },
    answers: {
      'readDraft.answered.found': leadsTo('on.differing', { theirs: found }, ledToTheQuestion),
      'readDraft.answered.ours': leadsTo('on.typing', { follows: latest }),
      'readDraft.answered.none': leadsTo('on.typing', { follows: undefined }),
    },
    fails: { readDraft: { ...offered, otherwise: leadsTo('on.notRecalled') } },
  },
  'on.notRecalled': {
    first: ['on.recalling.untouched', 'readDraft.failed.unreachable'],
    tags: ['settled'],
    on: {
      ...registered,
      ...begins,
      'retry.requested': leadsTo('on.recalling.untouched', {}, ledToTheForm),
      'connection.returned': leadsTo('on.recalling.untouched'),
    },
  },
  'on.idle': {
    first: ['on.recalling.untouched', 'readDraft.answered.none'],
    tags: ['settled'],
    on: { ...registered, ...begins },
  },
  'on.typing': {
    first: ['on.idle', 'forms.changed'],
    tags: ['settled'],
    on: { ...registered, ...begins, 'page.hidden': keeps(), 'forms.sent': leadsTo('on.withheld') },
    after: [1_500, keeps()],
  },
  'on.withheld': {
    first: ['on.typing', 'forms.sent'],
    tags: ['settled'],
    on: { ...registered, ...begins, 'page.hidden': keeps() },
  },
  'on.keeping.current': {
    first: ['on.typing', 'draftSaveDelay.passed'],
    tags: ['waiting'],
    on: { ...registered, ...becomes('on.keeping.outdated') },
    answers: {
      'saveDraft.answered': leadsTo('on.kept', { follows: next }),
      'saveDraft.answered.gone': leadsTo('on.idle', { follows: next }),
    },
    fails: whenSent,
  },
  'on.keeping.outdated': {
    first: ['on.keeping.current', 'forms.changed'],
    tags: ['waiting'],
    on: {
      ...registered,
      ...more,
      'forms.sent': leadsTo('on.keeping.current'),
      'page.hidden': { ...keeps(), begins: ['saveDraft'] },
    },
    answers: {
      'saveDraft.answered': leadsTo('on.typing', { follows: next }),
      'saveDraft.answered.gone': leadsTo('on.typing', { follows: next }),
    },
    fails: whenSent,
  },
  'on.kept': {
    first: ['on.keeping.current', 'saveDraft.answered'],
    tags: ['settled'],
    on: { ...registered, ...begins },
  },
  'on.notKept': {
    first: ['on.keeping.current', 'saveDraft.failed.unreachable'],
    tags: ['settled'],
    on: {
      ...registered,
      ...begins,
      'forms.sent': leadsTo('on.withheld'),
      'page.hidden': keeps(),
      'connection.returned': keeps(),
    },
    after: [15_000, keeps()],
  },
  'on.comparing': {
    first: ['on.keeping.current', 'saveDraft.failed.draft-changed'],
    tags: ['waiting'],
    calls: { compareDraft: call },
    on: { ...registered, ...more },
    answers: {
      'compareDraft.answered.found': leadsTo('on.differing', { theirs: found }, ledToTheQuestion),
      'compareDraft.answered.ours': keeps({ follows: latest }),
      'compareDraft.answered.none': keeps({ follows: undefined }),
    },
    fails: { compareDraft: { ...offered, otherwise: leadsTo('on.notKept') } },
  },
  'on.differing': {
    first: ['on.comparing', 'compareDraft.answered.found'],
    tags: ['failed'],
    on: {
      ...registered,
      ...more,
      'draft.taken': leadsTo('on.kept', { follows: before }, 'reportDraft', ledToTheForm),
      'draft.replaced': leadsTo('on.keeping.current', { follows: before }, ledToTheForm),
    },
  },
});

/** The rules for each event of a draft of the guests. */
export const guestsDraftRules: Rules<typeof guestsDraftMachine> = {
  begins: { in: 'off', with: { ...sampleVisit, ...nothing } },
  provided: ['reportDraft', 'reportChange'],
  steps: {
    on: {
      followHiding: ['followHiding', undefined],
    },
    'on.recalling': { readDraft: call },
    'on.keeping': {
      saveDraft: ['saveDraft', { reservationId, token, guests: rita, follows: { by: 'first', number: 1 } }],
    },
  },
  states,
};
