import type { Language } from '../../contract/language.ts';
import type { CheckoutSession } from '../../contract/hold.ts';
import type { CheckoutInput } from '../../machines/checkout/checkout.machine.ts';
import type { Api } from '../api/index.ts';
import { rememberLink } from './bookingStorage.ts';
import { leaveForGateway, type GatewayEnvironment } from './gateway.ts';

export interface CheckoutEnvironment extends GatewayEnvironment {
  /** Loads the host API's client, which a visitor who only looks does not need. */
  loadApi: () => Promise<Api>;
  /** The language of the page: that of mails, of the gateway's page and of the way back. */
  language: Language;
}

/** What a checkout asks of the host, and how it leaves for the gateway. */
export const checkoutCalls = (world: CheckoutEnvironment) => ({
  createCheckout: async (input: CheckoutInput, signal: AbortSignal): Promise<CheckoutSession> => {
    const { unitId, reservationId, token } = input;
    const api = await world.loadApi();
    const session = await api.createCheckout({ reservationId, locale: world.language }, { ...input, signal });
    // The gateway sends the guest back to the property's success page, which asks about this stay.
    rememberLink(unitId, { reservationId, token, deadline: '' });
    return session;
  },
  leaveForGateway: (url: string) => leaveForGateway(url, world),
});
