import { isBookingStored } from '../actors/bookingKey.ts';
import { isStayRemembered } from '../actors/rememberedStayKey.ts';
import { loadAll } from '../ui/chunkErrors.ts';
import { createCheckoutEnvironment } from './checkoutEnvironment.ts';
import { BookableProperty } from './BookableProperty.tsx';
import { definePropertyPage } from './definePropertyPage.ts';

export const page = definePropertyPage('booking.opened', {
  // The machines are loaded after the page, which is rendered without them.
  loadRunner: async (services) => {
    const [{ getRunner }, { createBookableProperty }] = await loadAll([
      import('../frame/runMachine.ts'),
      import('../actors/bookableProperty.ts'),
    ]);
    return getRunner(
      createBookableProperty(
        createCheckoutEnvironment(services),
        services.settings.onlyProperty === undefined,
      ),
    );
  },
  View: BookableProperty,
  canDeferOpenedEvent: ({ unit = '' }) =>
    window.location.search === '' && !isBookingStored(unit) && !isStayRemembered(),
});
