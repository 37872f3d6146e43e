export { FormScreen } from './FormScreen.tsx';
export { Confirming, ReadOnly, Saved, Unconfirmed } from './OtherScreens.tsx';
