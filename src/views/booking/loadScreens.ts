/** The later steps are fetched when the guest comes near them. */
export const loadForm = () => import('./form/FormScreens.tsx');
export const loadOtp = () => import('./otp/OtpScreens.tsx');
export const loadPayment = () => import('./payment/PaymentScreens.tsx');
export const loadSuccess = () => import('./payment/SuccessScreens.tsx');
