import { toViolation } from '../../../../contract/schemas/violations.ts';
import type { accessMachine } from '../../../../machines/dashboard/access/access.machine.ts';
import { accessLink, people } from '../../../../machines/dashboard/access/access.samples.ts';
import { loadingRules } from './liveList.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { outcomes } from '../outcomes.ts';
import { noReason, waiting } from '../why.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof accessMachine>();

const [owner, cleaner] = [people[0]!, people[1]!];
const nothingWrong = { ...noReason, violations: [] };
const empty = { name: '', email: '', role: 'manager', language: 'de' } as const;
const invitation = { name: 'Rita', email: 'rita@example', role: 'accountant', language: 'fr' } as const;
const change = { kind: 'removal', person: owner } as const;
const ofEmail = toViolation('email', 'email');

const loadAgain = leadsTo('loading', {}, focusPage);
const toList = leadsTo('list', nothingWrong, focusPage);

const whileTyping = {
  'invitation.changed': unchanged({
    invitation: { ...invitation, name: 'Rui Costa' },
    violations: [ofEmail],
    attempt: 4,
  }),
  'invitation.submitted': leadsTo('inviting.sending'),
};
const abandoning = { 'change.abandoned': toList };
const toPresentList = leadsTo('loading', nothingWrong, focusPage);
const leaving = { 'change.abandoned': toPresentList };

/** The host requires a proof of identity; then the call is sent again. */
const proving = (sending: 'inviting.sending' | 'changing.sending') => ({
  tags: ['waiting' as const],
  calls: { proof: ['proof', undefined] as const },
  answers: {
    'proof.answered.proven': leadsTo(sending, nothingWrong, focusPage),
    'proof.answered.abandoned': toPresentList,
  },
});

const whileDeciding = { 'change.confirmed': leadsTo('changing.sending'), 'change.abandoned': toList };

const states = defineRules(
  {
    visitId: 'v7',
    language: 'de',
    people: [owner],
    invitation,
    change,
    attempt: 3,
    link: 'before',
    violations: [toViolation('name', 'blank'), ofEmail],
    ...waiting,
  },
  {
    ...loadingRules<typeof accessMachine>({
      call: ['listPeople', undefined],
      loaded: leadsTo('list', { people, ...nothingWrong }),
      storeFailure: (why) => why,
    }),
    list: {
      first: ['loading', 'listPeople.answered'],
      on: {
        'invitation.opened': leadsTo(
          'inviting.editing',
          { invitation: empty, attempt: 4, ...nothingWrong },
          focusPage,
        ),
        'role.chosen': leadsTo(
          'changing.confirming',
          { change: { kind: 'role', person: cleaner, role: 'manager' }, attempt: 4, ...nothingWrong },
          focusPage,
        ),
        'removal.requested': leadsTo(
          'changing.confirming',
          { change: { kind: 'removal', person: cleaner }, attempt: 4, ...nothingWrong },
          focusPage,
        ),
      },
    },
    'inviting.editing': { first: ['list', 'invitation.opened'], on: { ...whileTyping, ...abandoning } },
    'inviting.sending': {
      first: ['inviting.editing', 'invitation.submitted'],
      tags: ['waiting'],
      calls: { invitePerson: ['invitePerson', { invitation, idempotencyKey: 'v7:invitePerson:3' }] },
      answers: {
        'invitePerson.answered': leadsTo('invited', { link: accessLink, ...nothingWrong }, focusPage),
      },
      fails: {
        invitePerson: outcomes(
          (why) => leadsTo('inviting.rejected', { ...why, attempt: 4 }),
          (why) => leadsTo('inviting.unconfirmed', why),
          {
            'proof-required': (why) => leadsTo('inviting.proving', why),
            'validation-failed': (why) => leadsTo('inviting.refused', { ...why, attempt: 4 }),
            'email-taken': (why) => leadsTo('inviting.taken', { ...why, attempt: 4 }),
            'too-many-requests': (why) => leadsTo('inviting.tooMany', why),
          },
        ),
      },
    },
    'inviting.proving': {
      first: ['inviting.sending', 'invitePerson.failed.proof-required'],
      ...proving('inviting.sending'),
    },
    'inviting.refused': {
      first: ['inviting.sending', 'invitePerson.failed.validation-failed'],
      tags: ['failed'],
      on: { ...whileTyping, ...abandoning },
    },
    'inviting.taken': {
      first: ['inviting.sending', 'invitePerson.failed.email-taken'],
      tags: ['failed'],
      on: { ...whileTyping, ...leaving },
    },
    'inviting.tooMany': {
      first: ['inviting.sending', 'invitePerson.failed.too-many-requests'],
      tags: ['failed'],
      on: { ...whileTyping, ...leaving },
    },
    'inviting.rejected': {
      first: ['inviting.sending', 'invitePerson.failed.command-refused'],
      tags: ['failed'],
      on: { ...whileTyping, ...leaving },
    },
    'inviting.unconfirmed': {
      first: ['inviting.sending', 'invitePerson.failed.unreachable'],
      tags: ['failed'],
      on: { 'invitation.submitted': leadsTo('inviting.sending', {}, focusPage), ...leaving },
    },
    'changing.confirming': { first: ['list', 'role.chosen'], on: whileDeciding },
    'changing.sending': {
      first: ['changing.confirming', 'change.confirmed'],
      tags: ['waiting'],
      calls: { changeAccess: ['changeAccess', { change, idempotencyKey: 'v7:changeAccess:3' }] },
      answers: { 'changeAccess.answered': leadsTo('loading', nothingWrong, focusPage) },
      fails: {
        changeAccess: outcomes(
          (why) => leadsTo('changing.rejected', why),
          (why) => leadsTo('changing.unconfirmed', why),
          {
            'proof-required': (why) => leadsTo('changing.proving', why),
            'too-many-requests': (why) => leadsTo('changing.tooMany', why),
          },
        ),
      },
    },
    'changing.proving': {
      first: ['changing.sending', 'changeAccess.failed.proof-required'],
      ...proving('changing.sending'),
    },
    'changing.tooMany': {
      first: ['changing.sending', 'changeAccess.failed.too-many-requests'],
      tags: ['failed'],
      on: { ...whileDeciding, ...leaving },
    },
    'changing.rejected': {
      first: ['changing.sending', 'changeAccess.failed.last-owner'],
      tags: ['failed'],
      on: leaving,
    },
    'changing.unconfirmed': {
      first: ['changing.sending', 'changeAccess.failed.unreachable'],
      tags: ['failed'],
      on: { 'change.confirmed': leadsTo('changing.sending', {}, focusPage), ...leaving },
    },
    invited: {
      first: ['inviting.sending', 'invitePerson.answered'],
      on: { 'list.requested': loadAgain },
    },
  },
);

/** The effect of each event in each state of the page about access. */
export const accessRules: Rules<typeof accessMachine> = {
  begins: {
    in: 'loading',
    with: {
      visitId: 'visit',
      language: 'en',
      people: [],
      invitation: { ...empty, language: 'en' },
      change: undefined,
      attempt: 0,
      link: '',
      ...nothingWrong,
    },
  },
  refused: [ofEmail],
  states,
};
