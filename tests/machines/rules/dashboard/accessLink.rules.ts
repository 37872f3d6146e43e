import { toViolation } from '../../../../contract/schemas/violations.ts';
import { ownerSession } from '../../../../machines/dashboard/shared/session.samples.ts';
import type { accessLinkMachine } from '../../../../machines/dashboard/accessLink/accessLink.machine.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { noReason, waiting } from '../failureReasons.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof accessLinkMachine>();

const owner = { name: 'Rita', email: 'rita@example' };
const ofName = toViolation('owner.name', 'blank');
const ofEmail = toViolation('owner.email', 'email');

const nothingWrong = { ...noReason, violations: [] };

const whileAsking = {
  'owner.changed': unchanged({ owner: { ...owner, name: 'Inês Carvalhal' }, violations: [ofEmail] }),
  'owner.submitted': leadsTo('setup.creating'),
};

const states = defineRules(
  { token: 'key', attempt: 3, owner, session: ownerSession, violations: [ofName, ofEmail], ...waiting },
  {
    reading: {
      path: 'initial',
      tags: ['waiting'],
      calls: { readLink: ['readLink', 'key'] },
      answers: {
        'readLink.answered.setup': leadsTo('setup.asking', nothingWrong, focusPage),
        'readLink.answered.access': leadsTo(
          'welcome.offering',
          { owner: { name: 'Rui Costa', email: 'rui@example.com' }, ...nothingWrong },
          focusPage,
        ),
      },
      fails: {
        readLink: {
          'link-expired': (failure) => leadsTo('expired', failure),
          'validation-failed': (failure) => leadsTo('expired', failure),
          otherwise: (failure) => leadsTo('notRead', failure),
        },
      },
    },
    notRead: {
      path: ['reading', 'readLink.failed.unreachable'],
      tags: ['failed'],
      on: { 'retry.requested': leadsTo('reading', {}, focusPage) },
    },
    expired: {
      path: ['reading', 'readLink.failed.link-expired'],
      tags: ['failed'],
      on: { 'signIn.requested': unchanged({}, 'reportAbandoned') },
    },
    'setup.asking': { path: ['reading', 'readLink.answered.setup'], on: whileAsking },
    'setup.creating': {
      path: ['setup.asking', 'owner.submitted'],
      tags: ['waiting'],
      calls: { createOwner: ['openLink', { token: 'key', owner }] },
      answers: {
        'createOwner.answered.created': leadsTo('setup.confirming', nothingWrong, focusPage),
        'createOwner.answered.withoutMail': leadsTo('opened', nothingWrong, 'reportSession'),
      },
      fails: {
        createOwner: {
          'validation-failed': (failure) => leadsTo('setup.refused', { ...failure, attempt: 4 }),
          'link-expired': (failure) => leadsTo('expired', failure),
          otherwise: (failure) => leadsTo('setup.notCreated', failure),
        },
      },
    },
    'setup.confirming': {
      path: ['setup.creating', 'createOwner.answered.created'],
      tags: ['waiting'],
      calls: { proof: ['proof', undefined] },
      answers: {
        'proof.answered.proven': leadsTo('opened', nothingWrong, 'reportSession'),
        'proof.answered.abandoned': leadsTo('opened', nothingWrong, 'reportSession'),
      },
    },
    'setup.refused': {
      path: ['setup.creating', 'createOwner.failed.validation-failed'],
      tags: ['failed'],
      on: whileAsking,
    },
    'setup.notCreated': {
      path: ['setup.creating', 'createOwner.failed.unreachable'],
      tags: ['failed'],
      on: whileAsking,
    },
    'welcome.offering': {
      path: ['reading', 'readLink.answered.access'],
      on: { 'link.accepted': leadsTo('welcome.opening') },
    },
    'welcome.opening': {
      path: ['welcome.offering', 'link.accepted'],
      tags: ['waiting'],
      calls: { openLink: ['openLink', { token: 'key' }] },
      answers: { 'openLink.answered': leadsTo('opened', nothingWrong, 'reportSession') },
      fails: {
        openLink: {
          'link-expired': (failure) => leadsTo('expired', failure),
          otherwise: (failure) => leadsTo('welcome.notOpened', failure),
        },
      },
    },
    'welcome.notOpened': {
      path: ['welcome.opening', 'openLink.failed.unreachable'],
      tags: ['failed'],
      on: { 'link.accepted': leadsTo('welcome.opening') },
    },
    opened: { path: ['setup.confirming', 'proof.answered.proven'] },
  },
);

/** The effect of each event in each state of a set-up or access link. */
export const accessLinkRules: Rules<typeof accessLinkMachine> = {
  initial: {
    in: 'reading',
    with: { token: 'token', attempt: 1, owner: { name: '', email: '' }, session: undefined, ...nothingWrong },
  },
  provided: ['reportSession', 'reportAbandoned'],
  refused: [ofEmail],
  states,
};
