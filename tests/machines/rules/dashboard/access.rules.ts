import { toViolation } from '../../../../contract/schemas/violations.ts';
import type { accessMachine } from '../../../../machines/dashboard/access/access.machine.ts';
import { accessLink, people } from '../../../../machines/dashboard/access/access.samples.ts';
import { loadingRules } from './liveList.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { outcomes } from '../outcomes.ts';
import { noReason, waiting } from '../failureReasons.ts';

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
      storeFailure: (failure) => failure,
    }),
    list: {
      path: ['loading', 'listPeople.answered'],
      on: {
        'invitation.opened': leadsTo(
          'inviting.editing',
          { invitation: empty, link: '', attempt: 4, ...nothingWrong },
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
    'inviting.editing': { path: ['list', 'invitation.opened'], on: { ...whileTyping, ...abandoning } },
    'inviting.sending': {
      path: ['inviting.editing', 'invitation.submitted'],
      tags: ['waiting'],
      calls: { invitePerson: ['invitePerson', { invitation, idempotencyKey: 'v7:invitePerson:3' }] },
      answers: {
        'invitePerson.answered': leadsTo('invited', { link: accessLink, ...nothingWrong }, focusPage),
      },
      fails: {
        invitePerson: outcomes(
          (failure) => leadsTo('inviting.rejected', { ...failure, attempt: 4 }),
          (failure) => leadsTo('inviting.unconfirmed', failure),
          {
            'proof-required': (failure) => leadsTo('inviting.proving', failure),
            'validation-failed': (failure) => leadsTo('inviting.refused', { ...failure, attempt: 4 }),
            'email-taken': (failure) => leadsTo('inviting.taken', { ...failure, attempt: 4 }),
            'too-many-requests': (failure) => leadsTo('inviting.tooMany', failure),
          },
        ),
      },
    },
    'inviting.proving': {
      path: ['inviting.sending', 'invitePerson.failed.proof-required'],
      ...proving('inviting.sending'),
    },
    'inviting.refused': {
      path: ['inviting.sending', 'invitePerson.failed.validation-failed'],
      tags: ['failed'],
      on: { ...whileTyping, ...abandoning },
    },
    'inviting.taken': {
      path: ['inviting.sending', 'invitePerson.failed.email-taken'],
      tags: ['failed'],
      on: { ...whileTyping, ...leaving },
    },
    'inviting.tooMany': {
      path: ['inviting.sending', 'invitePerson.failed.too-many-requests'],
      tags: ['failed'],
      on: { ...whileTyping, ...leaving },
    },
    'inviting.rejected': {
      path: ['inviting.sending', 'invitePerson.failed.command-refused'],
      tags: ['failed'],
      on: { ...whileTyping, ...leaving },
    },
    'inviting.unconfirmed': {
      path: ['inviting.sending', 'invitePerson.failed.unreachable'],
      tags: ['failed'],
      on: { 'invitation.submitted': leadsTo('inviting.sending', {}, focusPage), ...leaving },
    },
    'changing.confirming': { path: ['list', 'role.chosen'], on: whileDeciding },
    'changing.sending': {
      path: ['changing.confirming', 'change.confirmed'],
      tags: ['waiting'],
      calls: { changeAccess: ['changeAccess', { change, idempotencyKey: 'v7:changeAccess:3' }] },
      answers: { 'changeAccess.answered': leadsTo('loading', nothingWrong, focusPage) },
      fails: {
        changeAccess: outcomes(
          (failure) => leadsTo('changing.rejected', failure),
          (failure) => leadsTo('changing.unconfirmed', failure),
          {
            'proof-required': (failure) => leadsTo('changing.proving', failure),
            'too-many-requests': (failure) => leadsTo('changing.tooMany', failure),
          },
        ),
      },
    },
    'changing.proving': {
      path: ['changing.sending', 'changeAccess.failed.proof-required'],
      ...proving('changing.sending'),
    },
    'changing.tooMany': {
      path: ['changing.sending', 'changeAccess.failed.too-many-requests'],
      tags: ['failed'],
      on: { ...whileDeciding, ...leaving },
    },
    'changing.rejected': {
      path: ['changing.sending', 'changeAccess.failed.last-owner'],
      tags: ['failed'],
      on: leaving,
    },
    'changing.unconfirmed': {
      path: ['changing.sending', 'changeAccess.failed.unreachable'],
      tags: ['failed'],
      on: { 'change.confirmed': leadsTo('changing.sending', {}, focusPage), ...leaving },
    },
    invited: {
      path: ['inviting.sending', 'invitePerson.answered'],
      on: { 'list.requested': loadAgain },
    },
  },
);

/** The effect of each event in each state of the page about access. */
export const accessRules: Rules<typeof accessMachine> = {
  initial: {
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
