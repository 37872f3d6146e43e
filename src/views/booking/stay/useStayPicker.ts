import { useDeferredValue, useState } from 'react';
import { getAvailability } from '../../../../machines/availability/selectors.ts';
import { useLazyModule } from '../../../ui/useLazyModule.ts';
import { withTexts } from '../../../ui/withTexts.ts';
import type { BookingProps } from '../shared/BookingProps.ts';
import type { StayPicker } from '../shared/StayPicker.ts';

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
