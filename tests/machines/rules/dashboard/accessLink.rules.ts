import { toViolation } from '../../../../contract/schemas/violations.ts';
import type { accessLinkMachine } from '../../../../machines/dashboard/accessLink/accessLink.machine.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { noReason, waiting } from '../why.ts';

const { goes, stays, tried } = rulesFor<typeof accessLinkMachine>();

const owner = { name: 'Rita', email: 'rita@example' };
const ofName = toViolation('owner.name', 'blank');
const ofEmail = toViolation('owner.email', 'email');

const nothingWrong = { ...noReason, violations: [] };

const whileAsking = {
  'owner.changed': stays({ owner: { ...owner, name: 'Inês Carvalhal' }, violations: [ofEmail] }),
  'owner.submitted': goes('setup.creating'),
};

const states = tried(
  { token: 'key', attempt: 3, owner, violations: [ofName, ofEmail], ...waiting },
  {
    reading: {
      first: 'begins',
      tags: ['waiting'],
      calls: { readLink: ['readLink', 'key'] },
      answers: {
        'readLink.answered.setup': goes('setup.asking', nothingWrong, focusPage),
        'readLink.answered.access': goes(
          'welcome.offering',
          { owner: { name: 'Rui Costa', email: 'rui@example.com' }, ...nothingWrong },
          focusPage,
        ),
      },
      fails: {
        readLink: {
          'link-expired': (why) => goes('expired', why),
          'validation-failed': (why) => goes('expired', why),
          otherwise: (why) => goes('notRead', why),
        },
      },
    },
    notRead: {
      first: ['reading', 'readLink.failed.unreachable'],
      tags: ['failed'],
      on: { 'retry.requested': goes('reading', {}, focusPage) },
    },
    expired: {
      first: ['reading', 'readLink.failed.link-expired'],
      tags: ['failed'],
      on: { 'signIn.requested': stays({}, 'reportAbandoned') },
    },
    'setup.asking': { first: ['reading', 'readLink.answered.setup'], on: whileAsking },
    'setup.creating': {
      first: ['setup.asking', 'owner.submitted'],
      tags: ['waiting'],
      calls: { createOwner: ['openLink', { token: 'key', owner }] },
      answers: { 'createOwner.answered': goes('opened', nothingWrong, 'reportSession') },
      fails: {
        createOwner: {
          'validation-failed': (why) => goes('setup.refused', { ...why, attempt: 4 }),
          'link-expired': (why) => goes('expired', why),
          otherwise: (why) => goes('setup.notCreated', why),
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
      on: { 'link.accepted': goes('welcome.opening') },
    },
    'welcome.opening': {
      first: ['welcome.offering', 'link.accepted'],
      tags: ['waiting'],
      calls: { openLink: ['openLink', { token: 'key' }] },
      answers: { 'openLink.answered': goes('opened', nothingWrong, 'reportSession') },
      fails: {
        openLink: {
          'link-expired': (why) => goes('expired', why),
          otherwise: (why) => goes('welcome.notOpened', why),
        },
      },
    },
    'welcome.notOpened': {
      first: ['welcome.opening', 'openLink.failed.unreachable'],
      tags: ['failed'],
      on: { 'link.accepted': goes('welcome.opening') },
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
