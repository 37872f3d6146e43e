import type { JourneyState } from '../shared/journeyState.ts';
import type { stayDetailsMachine } from './stayDetails.machine.ts';

type Details = JourneyState<typeof stayDetailsMachine>;

/** The details are on their way to the host. */
export const isSaving = (details: Details): boolean => details.hasTag('waiting');

/** The form as typed. */
export const getForm = (details: Details): Details['context']['form'] => details.context.form;

/** The details as the host stores them. */
export const getSavedDetails = (details: Details): Details['context']['savedDetails'] =>
  details.context.savedDetails;
