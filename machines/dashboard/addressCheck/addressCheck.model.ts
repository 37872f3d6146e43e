import { defineAnswer, defineModel, defineUserEvent } from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';
import { loadingEvents } from '../shared/liveList.model.ts';
import { sampleSettings } from '../shared/settings.samples.ts';
import { addressCheckMachine } from './addressCheck.machine.ts';

export const addressCheckModel = defineModel({
  machine: addressCheckMachine,
  group: 'dashboard',
  input: { visitId: 'visit' },
  events: [
    ...loadingEvents('addressCheck', 'getSettings', sampleSettings, 'the host sends the settings'),
    defineUserEvent<typeof addressCheckMachine>({ type: 'check.requested' }, 'the owner checks the address'),
    defineAnswer('checkAddress', 'ok', 'the address leads to the site'),
    failed('checkAddress', 'too-many-requests', 'the host accepts no more requests for some time'),
    failed('checkAddress', 'unreachable', 'the host cannot be reached'),
  ],
  mainPath: ['getSettings.answered', 'check.requested', 'checkAddress.answered'],
});
