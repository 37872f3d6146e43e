import { toViolation } from '../../../../contract/schemas/violations.ts';
import {
  changedSettings,
  fixedSettings,
  sampleSettings,
} from '../../../../machines/dashboard/shared/settings.samples.ts';
import { samplePhoto } from '../../../../machines/dashboard/photoUpload/photoUpload.samples.ts';
import type { settingsFormMachine } from '../../../../machines/dashboard/settingsForm/settingsForm.machine.ts';
import { noReason, waiting } from '../failureReasons.ts';
import { outcomes } from '../outcomes.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { loadingRules } from './liveList.ts';
import { refused } from './refused.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof settingsFormMachine>();

const nothingWrong = { ...noReason, violations: [], detail: undefined };
const settings = { ...sampleSettings, revision: 's-2' };
const entry = {
  revision: 's-1',
  'mail.server': 'typed',
  'mail.port': '465',
  'mail.security': 'tls',
  'mail.user': '',
  from: '',
};
const ofServer = toViolation('mail.server', 'blank');
const ofPassword = toViolation('password', 'invalid');
const ofFrom = toViolation('from', 'email');

const entering = {
  'entry.changed': unchanged({
    entry: { ...entry, 'mail.server': 'mx.example.com' },
    violations: [ofPassword, ofFrom],
    attempt: 4,
  }),
  'secret.changed': unchanged({ secret: 'a new password', violations: [ofServer, ofFrom], attempt: 4 }),
  'photo.added': unchanged({ entry: { ...entry, logo: samplePhoto.id }, attempt: 4 }),
  // The last attempt was a removal.
  'entry.submitted': leadsTo('sending', { isRemoval: false, attempt: 4 }),
  'removal.requested': leadsTo('confirming', { attempt: 4, ...nothingWrong }, focusPage),
};

const following = { followLogoUpload: ['followLogoUpload', 'mail'] } as const;

const saved = {
  settings: changedSettings,
  entry: {
    revision: 's-4',
    'mail.server': 'mail.example.com',
    'mail.port': '587',
    'mail.security': 'starttls',
    'mail.user': 'ines',
    from: 'bookings@casa.example',
  },
  secret: '',
  present: undefined,
  attempt: 4,
  ...nothingWrong,
};

/** The form keeps the entry, with the version of the present settings. */
const reassessed = (present: typeof sampleSettings) => ({
  settings: present,
  entry: { ...entry, revision: present.revision },
  ...nothingWrong,
});

const states = defineRules(
  {
    visitId: 'v7',
    form: 'mail',
    settings,
    entry,
    secret: 'typed',
    isRemoval: true,
    attempt: 3,
    present: sampleSettings,
    refusal: noReason,
    violations: [ofServer, ofPassword, ofFrom],
    detail: 'signIn',
    ...waiting,
  },
  {
    ...loadingRules<typeof settingsFormMachine>({
      call: ['getSettings', undefined],
      // A stored entry is kept.
      loaded: leadsTo('editing', { settings: sampleSettings, ...nothingWrong }),
      answers: {
        'getSettings.answered.fixed': leadsTo('readOnly', { settings: fixedSettings, ...nothingWrong }),
      },
      storeFailure: (failure) => ({ ...failure, detail: undefined }),
    }),
    readOnly: { path: ['loading', 'getSettings.answered.fixed'] },
    editing: { path: ['loading', 'getSettings.answered'], calls: following, on: entering },
    confirming: {
      path: ['editing', 'removal.requested'],
      on: {
        'change.confirmed': leadsTo('sending', {}, focusPage),
        'change.abandoned': leadsTo('editing', {}, focusPage),
      },
    },
    sending: {
      path: ['editing', 'entry.submitted'],
      tags: ['waiting'],
      calls: {
        saveSettings: [
          'saveSettings',
          { form: 'mail', settings, entry, secret: 'typed', isRemoval: true, idempotencyKey: 'v7:mail:3' },
        ],
      },
      answers: { 'saveSettings.answered': leadsTo('saved', saved, focusPage) },
      fails: {
        saveSettings: outcomes(
          (failure) => leadsTo('reassessing', { ...failure, ...refused(failure), detail: undefined }),
          (failure) => leadsTo('unconfirmed', { ...failure, detail: undefined }),
          {
            'proof-required': (failure) => leadsTo('proving', { ...failure, detail: undefined }),
            'too-many-requests': (failure) => leadsTo('tooMany', { ...failure, detail: undefined }),
            'validation-failed': (failure) =>
              leadsTo('refused', { ...failure, attempt: 4, detail: undefined }),
            'mail-server-failed': (failure) =>
              leadsTo('notConnected', { ...failure, attempt: 4, detail: undefined }),
            'stripe-failed': (failure) =>
              leadsTo('notConnected', { ...failure, attempt: 4, detail: undefined }),
          },
        ),
      },
    },
    proving: {
      path: ['sending', 'saveSettings.failed.proof-required'],
      tags: ['waiting'],
      calls: { proof: ['proof', undefined] },
      answers: {
        'proof.answered.proven': leadsTo('sending', nothingWrong, focusPage),
        'proof.answered.abandoned': leadsTo('editing', nothingWrong, focusPage),
      },
    },
    tooMany: {
      path: ['sending', 'saveSettings.failed.too-many-requests'],
      tags: ['failed'],
      calls: following,
      on: entering,
    },
    refused: {
      path: ['sending', 'saveSettings.failed.validation-failed'],
      tags: ['failed'],
      calls: following,
      on: entering,
    },
    notConnected: {
      path: ['sending', 'saveSettings.failed.mail-server-failed'],
      tags: ['failed'],
      calls: following,
      on: entering,
    },
    reassessing: {
      path: ['sending', 'saveSettings.failed.settings-changed'],
      tags: ['waiting'],
      calls: { reassessSettings: ['getSettings', undefined] },
      answers: {
        'reassessSettings.answered': leadsTo('rejected', reassessed(changedSettings)),
        'reassessSettings.answered.fixed': leadsTo('readOnly', reassessed(fixedSettings)),
      },
      fails: {
        reassessSettings: {
          otherwise: (failure) => leadsTo('notReassessed', { ...failure, detail: undefined }),
        },
      },
    },
    rejected: {
      path: ['reassessing', 'reassessSettings.answered'],
      tags: ['failed'],
      calls: following,
      on: entering,
    },
    notReassessed: {
      path: ['reassessing', 'reassessSettings.failed.unreachable'],
      tags: ['failed'],
      on: { 'retry.requested': leadsTo('reassessing', {}, focusPage) },
    },
    unconfirmed: {
      path: ['sending', 'saveSettings.failed.unreachable'],
      tags: ['failed'],
      on: {
        'change.confirmed': leadsTo('sending', { present: undefined }, focusPage),
        'look.requested': leadsTo('looking'),
      },
    },
    looking: {
      path: ['unconfirmed', 'look.requested'],
      tags: ['waiting'],
      calls: { lookAtSettings: ['getSettings', undefined] },
      answers: {
        'lookAtSettings.answered': leadsTo('unconfirmed', { present: changedSettings, ...nothingWrong }),
      },
      fails: {
        lookAtSettings: { otherwise: (failure) => leadsTo('unconfirmed', { ...failure, detail: undefined }) },
      },
    },
    saved: {
      path: ['sending', 'saveSettings.answered'],
      on: { 'form.reopened': leadsTo('editing', {}, focusPage) },
    },
  },
);

/** The effect of each event in each state of a form of the settings. */
export const settingsFormRules: Rules<typeof settingsFormMachine> = {
  initial: {
    in: 'loading',
    with: {
      visitId: 'visit',
      form: 'mail',
      settings: undefined,
      entry: {},
      secret: '',
      isRemoval: false,
      attempt: 0,
      present: undefined,
      refusal: noReason,
      ...nothingWrong,
    },
  },
  refused: [ofPassword],
  steps: { '': { mailTest: ['mailTest', { visitId: 'v7' }] } },
  states,
};
