import { defineAnswer, defineModel, defineUserEvent } from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';
import { changeFailures, proofRequired } from '../shared/changeFailures.model.ts';
import { liveEvents, loadingEvents } from '../shared/liveList.model.ts';
import { listedProperties } from '../shared/property.samples.ts';
import { propertyListMachine } from './propertyList.machine.ts';

const host = (...words: Parameters<typeof defineUserEvent<typeof propertyListMachine>>) =>
  defineUserEvent<typeof propertyListMachine>(...words);

const [casa, moinho] = [listedProperties[0]!, listedProperties[1]!];

export const propertyListModel = defineModel({
  machine: propertyListMachine,
  group: 'dashboard',
  input: { visitId: 'visit' },
  events: [
    ...loadingEvents('propertyList', 'listProperties', listedProperties, 'the host lists the properties'),
    host({ type: 'search.changed', search: 'Casa' }, 'the person searches for a name'),
    host({ type: 'more.requested' }, 'the person asks for more properties'),
    host({ type: 'ordering.started' }, 'the person begins to change the order'),
    host({ type: 'property.moved', property: moinho.property, by: -1 }, 'the person moves a property'),
    host({ type: 'ordering.ended' }, 'the person has changed the order'),
    host(
      { type: 'change.requested', kind: 'retire', property: casa.property },
      'the person wants to change a property',
    ),
    host({ type: 'change.confirmed' }, 'the person confirms the change'),
    host({ type: 'change.abandoned' }, 'the person does not make the change'),
    defineAnswer('orderProperties', ['moinho', 'casa-do-limoeiro'], 'the host stores the order'),
    defineAnswer(
      'orderProperties',
      [],
      'the host stores the order, and the person has moved another property',
      'earlier',
    ),
    failed('orderProperties', 'unreachable', 'the host cannot be reached'),
    failed('orderProperties', 'too-many-requests', 'the host accepts no more requests for some time'),
    defineAnswer('changeProperty', undefined, 'the host makes the change'),
    proofRequired('changeProperty'),
    ...changeFailures('changeProperty', 'the host refuses the change'),
    failed('changeProperty', 'content-incomplete', 'the content has errors'),
    defineAnswer('proof', { isProven: true }, 'the person has proved their identity', 'proven'),
    defineAnswer('proof', { isProven: false }, 'the person does not prove their identity', 'abandoned'),
    ...liveEvents('refreshProperties', listedProperties, 'the host lists the properties again'),
  ],
  mainPath: [
    'listProperties.answered',
    'change.requested',
    'change.confirmed',
    'changeProperty.failed.proof-required',
    'proof.answered.proven',
    'changeProperty.answered',
    'listProperties.answered',
  ],
});
