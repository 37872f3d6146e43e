import { remembered } from '../../ui/lazyPart.ts';
import { withTexts } from '../../ui/withTexts.ts';

/** The later steps are loaded shortly before the guest reaches them. */
export const loadForm = remembered(withTexts(() => import('./form/FormScreens.tsx')));
export const loadOtp = remembered(withTexts(() => import('./otp/OtpScreens.tsx')));
export const loadPayment = remembered(withTexts(() => import('./payment/PaymentScreens.tsx')));
export const loadSuccess = remembered(withTexts(() => import('./payment/SuccessScreens.tsx')));
