import { cacheModule, lazyPart } from '../../../ui/lazyPart.ts';
import { withTexts } from '../layout/withTexts.ts';

/** The screens after the first step are loaded while the person fills it in. */
export const loadLaterScreens = cacheModule(withTexts(() => import('./laterScreens.ts')));

export const LaterGuestScreen = lazyPart(loadLaterScreens, ({ GuestScreen }) => GuestScreen);
export const LaterPaymentScreen = lazyPart(loadLaterScreens, ({ PaymentScreen }) => PaymentScreen);
export const LaterCreated = lazyPart(loadLaterScreens, ({ Created }) => Created);
