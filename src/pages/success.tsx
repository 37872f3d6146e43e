import { bookablePropertyAt } from '../actors/bookableProperty.ts';
import { propertyPage } from './propertyPage.ts';
import { runnerOf } from './runMachine.ts';
import { worldOf } from './services.ts';
import { SuccessOfBooking } from './SuccessOfBooking.tsx';

export const page = propertyPage('return.opened', {
  run: (services) => runnerOf(bookablePropertyAt(worldOf(services))),
  View: SuccessOfBooking,
});
