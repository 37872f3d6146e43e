import { createBookableProperty } from '../actors/bookableProperty.ts';
import { createCheckoutEnvironment } from './checkoutEnvironment.ts';
import { pageOfProperty } from './pageOfProperty.ts';
import { getRunner } from '../frame/runMachine.ts';
import { SuccessOfBooking } from './SuccessOfBooking.tsx';

export const page = pageOfProperty('return.opened', {
  run: (services) => getRunner(createBookableProperty(createCheckoutEnvironment(services))),
  View: SuccessOfBooking,
  titlePart: (_, text) => text.formatMessage({ id: 'success.heading' }),
});
