export { Created } from './Created.tsx';
export { GuestScreen } from './GuestScreen.tsx';
export { PaymentScreen } from './PaymentScreen.tsx';
