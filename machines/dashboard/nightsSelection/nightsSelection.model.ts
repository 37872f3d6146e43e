import { defineAnswer, defineModel, defineUserEvent } from 'statechart-atlas';
import { toViolation } from '../../../contract/schemas/violations.ts';
import { failed } from '../../shared/failed.model.ts';
import { changeFailures } from '../shared/changeFailures.model.ts';
import { nightsSelectionMachine } from './nightsSelection.machine.ts';
import {
  changedNights,
  closedNights,
  freeNights,
  harmlessChange,
  selectedStay,
  takenNights,
} from './nightsSelection.samples.ts';

const host = (...words: Parameters<typeof defineUserEvent<typeof nightsSelectionMachine>>) =>
  defineUserEvent<typeof nightsSelectionMachine>(...words);

export const nightsSelectionModel = defineModel({
  machine: nightsSelectionMachine,
  group: 'dashboard',
  input: { visitId: 'visit' },
  events: [
    host({ type: 'nights.marked', nights: freeNights }, 'the host marks the first nights'),
    host({ type: 'nights.chosen', nights: freeNights }, 'the host selects free nights'),
    host({ type: 'takenNights.chosen', nights: takenNights }, 'the host selects nights, some of them taken'),
    host({ type: 'closedNights.chosen', nights: closedNights }, 'the host selects closed nights'),
    host({ type: 'channelStay.chosen', stay: selectedStay }, 'the host selects a stay of a channel'),
    host({ type: 'selection.cleared' }, 'the host closes the selection'),
    host({ type: 'blocking.requested' }, 'the host wants to close the nights'),
    host({ type: 'opening.requested' }, 'the host wants to open the nights again'),
    host({ type: 'rates.requested' }, 'the host wants to set a price or minimum stay'),
    host({ type: 'usualRates.requested' }, 'the host wants the usual prices again'),
    host({ type: 'reason.changed', reason: 'New kitchen' }, 'the host types a reason'),
    host({ type: 'stay.changed', stay: { name: 'Lucía' } }, 'the host types a name or a note'),
    host({ type: 'rates.changed', rates: { price: '20' } }, 'the host types a price or minimum stay'),
    host({ type: 'rates.submitted' }, 'the host submits the form'),
    host({ type: 'change.confirmed' }, 'the host confirms the change'),
    defineAnswer('closeNights', undefined, 'the nights are closed'),
    ...changeFailures('closeNights', 'the host refuses to close the nights'),
    defineAnswer('openNights', undefined, 'the nights are open again'),
    ...changeFailures('openNights', 'the host refuses to open the nights'),
    defineAnswer('describeStay', undefined, 'the name and the note are stored'),
    ...changeFailures('describeStay', 'the host refuses the name and the note'),
    defineAnswer('previewRates', harmlessChange, 'the prices are not unusual', 'harmless'),
    defineAnswer('previewRates', changedNights, 'a price is unusual'),
    failed('previewRates', 'validation-failed', 'some answers are not valid', {
      violations: [toViolation('price', 'not_a_number')],
    }),
    failed('previewRates', 'unreachable', 'the effect does not arrive'),
    defineAnswer('changeRates', changedNights, 'the prices are changed'),
    failed('changeRates', 'validation-failed', 'the host rejects some answers', {
      violations: [toViolation('price', 'not_a_number')],
    }),
    failed('changeRates', 'proof-required', 'the host requires a fresh proof of identity'),
    defineAnswer('proof', { isProven: true }, 'the person has proved their identity', 'proven'),
    defineAnswer('proof', { isProven: false }, 'the person does not prove their identity', 'abandoned'),
    ...changeFailures('changeRates', 'the host refuses the prices'),
    defineAnswer('reassessRates', changedNights, 'the present effect arrives'),
    failed('reassessRates', 'unreachable', 'the present effect does not arrive'),
  ],
  mainPath: [
    'nights.marked',
    'nights.chosen',
    'rates.requested',
    'rates.changed',
    'rates.submitted',
    'previewRates.answered.harmless',
    'changeRates.answered',
  ],
});
