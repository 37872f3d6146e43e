import { defineModel } from 'statechart-atlas';
import { liveEvents, loadingEvents } from '../shared/liveList.model.ts';
import { sampleSettings } from '../shared/settings.samples.ts';
import { settingsMachine } from './settings.machine.ts';

export const settingsModel = defineModel({
  machine: settingsMachine,
  group: 'dashboard',
  input: undefined,
  events: [
    ...loadingEvents('settings', 'getSettings', sampleSettings, 'the host sends the settings'),
    ...liveEvents('refreshSettings', sampleSettings, 'the host sends the settings again'),
  ],
  mainPath: ['getSettings.answered'],
});
