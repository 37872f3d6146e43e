import { defineAnswer, defineModel, defineUserEvent } from 'statechart-atlas';
import { liveEvents, loadingEvents } from '../shared/liveList.model.ts';
import { changeFailures, proofRequired } from '../shared/changeFailures.model.ts';
import { bulletinsMachine } from './bulletins.machine.ts';
import { bulletinFiles, dueStays } from './bulletins.samples.ts';

const host = (...words: Parameters<typeof defineUserEvent<typeof bulletinsMachine>>) =>
  defineUserEvent<typeof bulletinsMachine>(...words);
const stays = [dueStays[0]];

export const bulletinsModel = defineModel({
  machine: bulletinsMachine,
  group: 'dashboard',
  input: { visitId: 'visit' },
  events: [
    ...loadingEvents('bulletins', 'listBulletins', dueStays, 'the host lists the stays'),
    host({ type: 'export.requested', stays }, 'the person wants the file of a property'),
    host({ type: 'export.confirmed' }, 'the person requests the file'),
    host({ type: 'filing.requested', stays }, 'the person wants to mark guests as reported'),
    host({ type: 'filing.confirmed' }, 'the person marks the guests as reported'),
    host({ type: 'list.requested' }, 'the person returns to the list'),
    defineAnswer('exportBulletins', bulletinFiles, 'the host creates the file'),
    proofRequired('exportBulletins'),
    ...changeFailures('exportBulletins', 'the property or the guests are not ready'),
    defineAnswer('proof', { isProven: true }, 'the person has proved their identity', 'proven'),
    defineAnswer('proof', { isProven: false }, 'the person does not prove their identity', 'abandoned'),
    defineAnswer('markFiled', undefined, 'the host marks the stays'),
    proofRequired('markFiled'),
    ...changeFailures('markFiled', 'the host refuses to mark the stays'),
    ...liveEvents('refreshBulletins', dueStays, 'the host lists the stays again'),
  ],
  mainPath: [
    'listBulletins.answered',
    'export.requested',
    'export.confirmed',
    'exportBulletins.answered',
    'filing.requested',
    'filing.confirmed',
    'markFiled.answered',
    'refreshBulletins.answered',
  ],
});
