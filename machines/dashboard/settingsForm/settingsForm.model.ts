import { defineAnswer, defineModel, defineUserEvent, toReceivedEvent } from 'statechart-atlas';
import { toViolation } from '../../../contract/schemas/violations.ts';
import { failed } from '../../shared/failed.model.ts';
import { changeFailures, proofRequired } from '../shared/changeFailures.model.ts';
import { samplePhoto } from '../photoUpload/photoUpload.samples.ts';
import { loadingEvents } from '../shared/liveList.model.ts';
import { changedSettings, fixedSettings, sampleSettings } from '../shared/settings.samples.ts';
import { settingsFormMachine } from './settingsForm.machine.ts';

const owner = (...words: Parameters<typeof defineUserEvent<typeof settingsFormMachine>>) =>
  defineUserEvent<typeof settingsFormMachine>(...words);

const set = 'the host sends settings that are set on the server';

/** The form of the mail server, which has a secret and can be removed. */
export const settingsFormModel = defineModel({
  machine: settingsFormMachine,
  group: 'dashboard',
  input: { visitId: 'visit', form: 'mail' },
  events: [
    ...loadingEvents('settingsForm', 'getSettings', sampleSettings, 'the host sends the settings'),
    defineAnswer('getSettings', fixedSettings, set, 'fixed'),
    owner(
      { type: 'entry.changed', entry: { 'mail.server': 'mx.example.com' } },
      'the owner types in the form',
    ),
    owner({ type: 'secret.changed', secret: 'a new password' }, 'the owner types a password'),
    toReceivedEvent(owner({ type: 'photo.added', photo: samplePhoto, later: [] }, 'the logo was stored')),
    owner({ type: 'entry.submitted' }, 'the owner saves the settings'),
    owner({ type: 'removal.requested' }, 'the owner wants to remove what is stored'),
    owner({ type: 'change.confirmed' }, 'the owner confirms the change'),
    owner({ type: 'change.abandoned' }, 'the owner does not make the change'),
    owner({ type: 'look.requested' }, 'the owner looks at the settings first'),
    owner({ type: 'form.reopened' }, 'the owner changes the settings again'),
    defineAnswer('saveSettings', changedSettings, 'the host saves the settings'),
    proofRequired('saveSettings'),
    failed('saveSettings', 'validation-failed', 'the host rejects some answers', {
      violations: [toViolation('mail.server', 'blank')],
    }),
    failed('saveSettings', 'mail-server-failed', 'the mail server does not accept the entry', {
      detail: 'signIn',
    }),
    failed('saveSettings', 'stripe-failed', 'Stripe does not accept the key'),
    failed('saveSettings', 'settings-changed', 'somebody else has changed the settings'),
    failed('saveSettings', 'setting-read-only', 'the settings are set on the server'),
    ...changeFailures('saveSettings', 'the host refuses the change'),
    defineAnswer('reassessSettings', changedSettings, 'the host sends the present settings'),
    defineAnswer('reassessSettings', fixedSettings, set, 'fixed'),
    failed('reassessSettings', 'unreachable', 'the host cannot be reached'),
    defineAnswer('lookAtSettings', changedSettings, 'the host sends the present settings'),
    failed('lookAtSettings', 'unreachable', 'the host cannot be reached'),
    defineAnswer('proof', { isProven: true }, 'the owner has proved their identity', 'proven'),
    defineAnswer('proof', { isProven: false }, 'the owner does not prove their identity', 'abandoned'),
  ],
  mainPath: ['getSettings.answered', 'entry.changed', 'entry.submitted', 'saveSettings.answered'],
});
