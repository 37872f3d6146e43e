/** The state that the fields for dates and guests share with their calendar, which is in another place on the page. */
export interface StayPicker {
  /** Whether the guest shows interest in dates, so that the calendar is loaded. */
  isRequested: boolean;
  request: () => void;
  /** Whether the calendar is unfolded in windows in which it is folded at first. */
  isOpen: boolean;
  open: () => void;
  /** The day that the calendar shows and focuses once it is loaded: `YYYY-MM-DD`, or empty for the first check-in. */
  day: string | undefined;
  showDay: (day: string) => void;
  onDayShown: () => void;
}
