import { defineAnswer, defineDelay, defineModel, defineUserEvent, toReceivedEvent } from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';
import { loadingTimeout } from '../../shared/loading.ts';
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
    defineAnswer('listBulletins', dueStays, 'the host lists the stays'),
    failed('listBulletins', 'unreachable', 'the host cannot be reached'),
    defineDelay('loadingTimeout', 'bulletins.loading', loadingTimeout, 'loading takes too long'),
    host({ type: 'retry.requested' }, 'the person tries again'),
    toReceivedEvent(host({ type: 'connection.returned' }, 'the connection returns')),
    toReceivedEvent(host({ type: 'data.changed' }, 'the host reports a change')),
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
    defineAnswer('refreshBulletins', dueStays, 'the host lists the stays again'),
    failed('refreshBulletins', 'unreachable', 'the host cannot be reached'),
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
