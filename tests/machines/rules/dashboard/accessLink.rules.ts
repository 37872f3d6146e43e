import { toViolation } from '../../../../contract/schemas/violations.ts';
import type { accessLinkMachine } from '../../../../machines/dashboard/accessLink/accessLink.machine.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { noReason, waiting } from '../why.ts';

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
  { token: 'key', attempt: 3, owner, violations: [ofName, ofEmail], ...waiting },
  {
    reading: {
      first: 'begins',
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
          'link-expired': (why) => leadsTo('expired', why),
          'validation-failed': (why) => leadsTo('expired', why),
          otherwise: (why) => leadsTo('notRead', why),
        },
      },
    },
    notRead: {
      first: ['reading', 'readLink.failed.unreachable'],
      tags: ['failed'],
      on: { 'retry.requested': leadsTo('reading', {}, focusPage) },
    },
    expired: {
      first: ['reading', 'readLink.failed.link-expired'],
      tags: ['failed'],
      on: { 'signIn.requested': unchanged({}, 'reportAbandoned') },
    },
    'setup.asking': { first: ['reading', 'readLink.answered.setup'], on: whileAsking },
    'setup.creating': {
      first: ['setup.asking', 'owner.submitted'],
      tags: ['waiting'],
      calls: { createOwner: ['openLink', { token: 'key', owner }] },
      answers: { 'createOwner.answered': leadsTo('opened', nothingWrong, 'reportSession') },
      fails: {
        createOwner: {
          'validation-failed': (why) => leadsTo('setup.refused', { ...why, attempt: 4 }),
          'link-expired': (why) => leadsTo('expired', why),
          otherwise: (why) => leadsTo('setup.notCreated', why),
        },
      },
    },
    'setup.refused': {
      first: ['setup.creating', 'createOwner.failed.validation-failed'],
      tags: ['failed'],
      on: whileAsking,
    },
    'setup.notCreated': {
      first: ['setup.creating', 'createOwner.failed.unreachable'],
      tags: ['failed'],
      on: whileAsking,
    },
    'welcome.offering': {
      first: ['reading', 'readLink.answered.access'],
      on: { 'link.accepted': leadsTo('welcome.opening') },
    },
    'welcome.opening': {
      first: ['welcome.offering', 'link.accepted'],
      tags: ['waiting'],
      calls: { openLink: ['openLink', { token: 'key' }] },
      answers: { 'openLink.answered': leadsTo('opened', nothingWrong, 'reportSession') },
      fails: {
        openLink: {
          'link-expired': (why) => leadsTo('expired', why),
          otherwise: (why) => leadsTo('welcome.notOpened', why),
        },
      },
    },
    'welcome.notOpened': {
      first: ['welcome.opening', 'openLink.failed.unreachable'],
      tags: ['failed'],
      on: { 'link.accepted': leadsTo('welcome.opening') },
    },
    opened: { first: ['setup.creating', 'createOwner.answered'] },
  },
);

/** The effect of each event in each state of a set-up or access link. */
export const accessLinkRules: Rules<typeof accessLinkMachine> = {
  begins: {
    in: 'reading',
    with: { token: 'token', attempt: 1, owner: { name: '', email: '' }, ...nothingWrong },
  },
  provided: ['reportSession', 'reportAbandoned'],
  refused: [ofEmail],
  states,
};
