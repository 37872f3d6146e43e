import { useDeferredValue, useState } from 'react';
import { getAvailability } from '../../../../machines/availability/selectors.ts';
import { useLazyModule } from '../../../ui/useLazyModule.ts';
import { withTexts } from '../../../ui/withTexts.ts';
import type { BookingProps } from '../shared/BookingProps.ts';

/** What the fields for dates and guests share with their calendar, which is in another place on the page. */
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

/** Returns the shared state of the fields and their calendar. */
export function useStayPicker(): StayPicker {
  const [isRequested, setRequested] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [day, setDay] = useState<string>();
  const request = () => setRequested(true);
  const open = () => {
    setOpen(true);
    request();
  };
  return {
    isRequested,
    request,
    isOpen,
    open,
    day,
    showDay: (shown) => {
      setDay(shown);
      open();
    },
    onDayShown: () => setDay(undefined),
  };
}

const load = withTexts(() => import('./StayCalendar.tsx'));

/** Returns the code of the calendar once it is loaded, and the known availability. */
export function useStayCalendar({ availability, picker }: Pick<BookingProps, 'availability' | 'picker'>) {
  const code = useLazyModule(load, picker.isRequested);
  // Deferred, because the calendar that appears with it takes long to render.
  const known = useDeferredValue(getAvailability(availability));
  return { code, known };
}
