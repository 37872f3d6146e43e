import { defineAnswer, defineModel } from 'statechart-atlas';
import type { FirstRunProgress } from '../../../contract/dashboard/firstRun.ts';
import { liveEvents, loadingEvents } from '../shared/liveList.model.ts';
import { firstRunMachine } from './firstRun.machine.ts';
import { sampleProgress } from './firstRun.samples.ts';

const descriptions: Readonly<Record<FirstRunProgress['next'], string>> = {
  person: 'the site has no property',
  property: 'the description of the property is incomplete',
  price: 'the price is missing',
  photos: 'photos are missing',
  terms: 'the terms have errors',
  review: 'nothing is missing',
  closed: 'the property is published, and a service is missing',
  online: 'guests can book the property',
};

const steps = Object.entries(descriptions) as [FirstRunProgress['next'], string][];

/** The answers to a call, one for each step. */
const defineAnswers = (call: string) =>
  steps.map(([next, description]) => defineAnswer(call, sampleProgress[next], description, next));

/** Whether an event is the answer that leads to no particular step. */
const isAnswer = ({ name }: { name: string }) => name.endsWith('.answered');

const others = [
  ...loadingEvents('firstRun', 'showProgress', sampleProgress.person, ''),
  ...liveEvents('refreshProgress', sampleProgress.person, ''),
];

export const firstRunModel = defineModel({
  machine: firstRunMachine,
  group: 'dashboard',
  input: undefined,
  events: [
    ...defineAnswers('showProgress'),
    ...defineAnswers('refreshProgress'),
    ...others.filter((event) => !isAnswer(event)),
  ],
  mainPath: ['showProgress.answered.property'],
});
