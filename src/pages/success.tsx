import { createBookableProperty } from '../actors/bookableProperty.ts';
import { createCheckoutEnvironment } from './checkoutEnvironment.ts';
import { definePropertyPage } from './definePropertyPage.ts';
import { getRunner } from '../frame/runMachine.ts';
import { BookingSuccess } from './BookingSuccess.tsx';

export const page = definePropertyPage('return.opened', {
  loadRunner: (services) =>
    getRunner(
      createBookableProperty(
        createCheckoutEnvironment(services),
        services.settings.onlyProperty === undefined,
      ),
    ),
  View: BookingSuccess,
  titlePart: (_, text) => text.formatMessage({ id: 'success.heading' }),
});
