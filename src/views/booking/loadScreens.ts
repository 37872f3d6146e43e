import { cacheModule } from '../../ui/lazyPart.ts';
import { withTexts } from '../../ui/withTexts.ts';

/** The later steps are loaded shortly before the guest reaches them. */
export const loadForm = cacheModule(withTexts(() => import('./form/FormScreens.tsx')));
export const loadOtp = cacheModule(withTexts(() => import('./otp/OtpScreens.tsx')));
export const loadPayment = cacheModule(withTexts(() => import('./payment/PaymentScreens.tsx')));
export const loadAlternatives = cacheModule(withTexts(() => import('./alternatives/Alternatives.tsx')));
export const loadSuccess = cacheModule(withTexts(() => import('./payment/SuccessScreens.tsx')));
