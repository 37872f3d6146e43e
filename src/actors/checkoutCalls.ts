import type { Language } from '../../contract/values/language.ts';
import type { CheckoutSession } from '../../contract/schemas/hold.ts';
import type { CheckoutInput } from '../../machines/checkout/checkout.machine.ts';
import type { Api } from '../api/index.ts';
import { storeLink } from './bookingStorage.ts';
import { leaveForGateway, type GatewayEnvironment } from './gateway.ts';

export interface CheckoutEnvironment extends GatewayEnvironment {
  /** Loads the host API's client. It is loaded on demand because visitors who do not book do not need it. */
  loadApi: () => Promise<Api>;
  /** The language of the page, which is also that of the e-mails, the gateway's page and the return address. */
  language: Language;
}

/** Creates the calls of a checkout: to the host, and the redirect to the payment gateway. */
export const createCheckoutCalls = (environment: CheckoutEnvironment) => ({
  createCheckout: async (input: CheckoutInput, signal: AbortSignal): Promise<CheckoutSession> => {
    const { unitId, reservationId, token } = input;
    const api = await environment.loadApi();
    const session = await api.createCheckout(
      { reservationId, locale: environment.language },
      { ...input, signal },
    );
    // The gateway returns the guest to the property's success page, which loads the reservation by this link.
    storeLink(unitId, { reservationId, token, deadline: '' });
    return session;
  },
  leaveForGateway: (url: string) => leaveForGateway(url, environment),
});
