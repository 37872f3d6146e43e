import type { JourneyState } from '../shared/journeyState.ts';
import type { stayDetailsMachine } from './stayDetails.machine.ts';

type Details = JourneyState<typeof stayDetailsMachine>;

/** Whether the details are being sent to the host. */
export const isSaving = (details: Details): boolean => details.hasTag('waiting');

/** Returns the form as typed. */
export const getForm = (details: Details): Details['context']['form'] => details.context.form;

/** Returns the details as the host stores them. */
export const getSavedDetails = (details: Details): Details['context']['savedDetails'] =>
  details.context.savedDetails;
