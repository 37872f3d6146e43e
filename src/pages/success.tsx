import { bookablePropertyAt } from '../actors/bookableProperty.ts';
import { pageOfProperty } from './pageOfProperty.ts';
import { runnerOf } from './runMachine.ts';
import { worldOf } from './services.ts';
import { SuccessOfBooking } from './SuccessOfBooking.tsx';

export const page = pageOfProperty('return.opened', {
  run: (services) => runnerOf(bookablePropertyAt(worldOf(services))),
  View: SuccessOfBooking,
});
