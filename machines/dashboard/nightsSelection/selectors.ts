import type { JourneyState } from '../../shared/journeyState.ts';
import type { nightsSelectionMachine } from './nightsSelection.machine.ts';
import type { SelectedNights } from './nightsSelection.types.ts';

type NightsSelection = JourneyState<typeof nightsSelectionMachine>;

/** Whether the first nights are marked, and the last one is not chosen yet. */
export const isChoosing = (selection: NightsSelection): boolean => selection.matches('choosing');

/** Whether the person decides what is done with the selected nights, or sees what was done. */
export const hasSheet = (selection: NightsSelection): boolean =>
  !selection.matches('none') && !isChoosing(selection);

/** Returns the selected nights, if there are any. */
export const findSelectedNights = (selection: NightsSelection): SelectedNights | undefined =>
  selection.matches('none') ? undefined : selection.context.nights;
