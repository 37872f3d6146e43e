import { useText } from '../../i18n/index.ts';
import type { OwnWords } from './FailedCall.tsx';

/** What is said where the page to pay at was not reached: it may be the gateway that is away. */
export function usePaymentWords(): OwnWords {
  const text = useText();
  return { refused: text('problem.payment.text'), unavailable: text('problem.payment.away') };
}
