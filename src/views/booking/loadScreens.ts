import { withTexts } from '../../i18n/index.ts';

/** The later steps are fetched when the guest comes near them. */
export const loadForm = withTexts(() => import('./form/FormScreens.tsx'));
export const loadOtp = withTexts(() => import('./otp/OtpScreens.tsx'));
export const loadPayment = withTexts(() => import('./payment/PaymentScreens.tsx'));
export const loadSuccess = withTexts(() => import('./payment/SuccessScreens.tsx'));
