import { useText } from '../../i18n/index.ts';
import type { CauseTexts } from '../../kit/FailedCall.tsx';

/** Returns the texts for a payment page that could not be reached, possibly because the gateway is unavailable. */
export function usePaymentCauseTexts(): CauseTexts {
  const text = useText();
  return { refused: text('problem.payment.text'), unavailable: text('problem.payment.away') };
}
