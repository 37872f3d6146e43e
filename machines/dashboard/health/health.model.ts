import { defineAnswer, defineModel, defineUserEvent } from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';
import { changeFailures } from '../shared/changeFailures.model.ts';
import { liveEvents, loadingEvents } from '../shared/liveList.model.ts';
import { healthMachine } from './health.machine.ts';
import { sampleChecks, sampleHealth } from './health.samples.ts';

const owner = (...words: Parameters<typeof defineUserEvent<typeof healthMachine>>) =>
  defineUserEvent<typeof healthMachine>(...words);

export const healthModel = defineModel({
  machine: healthMachine,
  group: 'dashboard',
  input: { visitId: 'visit' },
  events: [
    ...loadingEvents('health', 'loadHealth', sampleHealth, 'the host sends the failed jobs and the version'),
    defineAnswer('checkSite', sampleChecks, 'the host sends the results'),
    failed('checkSite', 'unreachable', 'the host cannot be reached'),
    owner({ type: 'check.requested' }, 'the owner checks again'),
    owner({ type: 'jobRetry.requested', id: sampleHealth.jobs[0]!.id }, 'the owner retries a failed job'),
    owner({ type: 'repair.requested' }, 'the owner repairs the endpoint'),
    defineAnswer('retryJobs', undefined, 'the host retries the job'),
    ...changeFailures('retryJobs', 'the job does not exist any more'),
    defineAnswer('repairWebhook', undefined, 'the endpoint is correct'),
    ...changeFailures('repairWebhook', 'the site does not create the endpoint'),
    defineAnswer('reassessHealth', sampleHealth, 'the host sends the failed jobs as they are now'),
    failed('reassessHealth', 'unreachable', 'the host cannot be reached'),
    defineAnswer('lookAtHealth', sampleHealth, 'the host sends the failed jobs as they are now'),
    failed('lookAtHealth', 'unreachable', 'the host cannot be reached'),
    defineAnswer('lookAtChecks', sampleChecks, 'the host sends the results'),
    failed('lookAtChecks', 'unreachable', 'the host cannot be reached'),
    owner({ type: 'look.requested' }, 'the owner looks again'),
    owner({ type: 'jobRetry.repeated' }, 'the owner sends the retry again'),
    owner({ type: 'repair.repeated' }, 'the owner sends the correction again'),
    ...liveEvents('refreshHealth', sampleHealth, 'the host sends the failed jobs again'),
  ],
  mainPath: ['loadHealth.answered', 'checkSite.answered', 'jobRetry.requested'],
});
