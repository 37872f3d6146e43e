import { isBookingKept } from '../actors/bookingKey.ts';
import { loadAll } from '../ui/chunkErrors.ts';
import { checkoutWorld } from './checkoutWorld.ts';
import { BookableProperty } from './BookableProperty.tsx';
import { pageOfProperty } from './pageOfProperty.ts';

export const page = pageOfProperty('booking.opened', {
  // Its machines come once the page is there: it is drawn without them.
  run: async (services) => {
    const [{ runnerOf }, { bookablePropertyAt }] = await loadAll([
      import('../frame/runMachine.ts'),
      import('../actors/bookableProperty.ts'),
    ]);
    return runnerOf(bookablePropertyAt(checkoutWorld(services)));
  },
  View: BookableProperty,
  mayWait: ({ unit = '' }) => window.location.search === '' && !isBookingKept(unit),
});
