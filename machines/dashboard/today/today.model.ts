import { defineAnswer, defineModel, defineUserEvent } from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';
import { liveEvents, loadingEvents } from '../shared/liveList.model.ts';
import { changeFailures } from '../shared/changeFailures.model.ts';
import { todayMachine } from './today.machine.ts';
import { sampleToday } from './today.samples.ts';

const host = (...words: Parameters<typeof defineUserEvent<typeof todayMachine>>) =>
  defineUserEvent<typeof todayMachine>(...words);

export const todayModel = defineModel({
  machine: todayMachine,
  group: 'dashboard',
  input: { visitId: 'visit' },
  events: [
    ...loadingEvents('today', 'loadToday', sampleToday, 'the host sends the stays and tasks of today'),
    host({ type: 'reminder.requested', number: 'FYR3-FCYH' }, 'the person reminds a guest'),
    host(
      { type: 'jobRetry.requested', id: '7a1f4c1e-4a0f-4f53-9d53-0d3f0b6f2c11' },
      'the person retries a failed job',
    ),
    defineAnswer('remindGuest', undefined, 'the host reminds the guest'),
    ...changeFailures('remindGuest', 'the guest was reminded shortly before'),
    defineAnswer('retryJob', undefined, 'the host retries the job'),
    ...changeFailures('retryJob', 'the job does not exist any more'),
    defineAnswer('reassessToday', sampleToday, 'the host sends today as it is now'),
    failed('reassessToday', 'unreachable', 'the host cannot be reached'),
    defineAnswer('lookAtToday', sampleToday, 'the host sends today as it is now'),
    failed('lookAtToday', 'unreachable', 'the host cannot be reached'),
    host({ type: 'look.requested' }, 'the person looks again'),
    host({ type: 'reminder.repeated' }, 'the person sends the reminder again'),
    host({ type: 'jobRetry.repeated' }, 'the person sends the retry of the job again'),
    ...liveEvents('refreshToday', sampleToday, 'the host sends today again'),
  ],
  mainPath: ['loadToday.answered', 'reminder.requested', 'remindGuest.answered', 'refreshToday.answered'],
});
