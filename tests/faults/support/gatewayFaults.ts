import { GatewayUnreachable, type PaymentGateway } from '../../../server/host/ports/gateway.ts';

/** What a gateway does instead of answering: nothing, nonsense, or what it is asked to, and then nothing. */
const troubles = ['away', 'nonsense', 'unsaid'] as const;

const calls = ['openSession', 'readSession', 'refund', 'charge'] as const;
type Call = (typeof calls)[number];
type Gateway = Pick<PaymentGateway, Call>;

/** Has a gateway say nothing until it is over; then it does what it was asked. */
export function silenceGateway(gateway: Gateway) {
  const over = Promise.withResolvers<void>();
  const receivedCalls: Call[] = [];
  for (const name of calls) {
    const well = gateway[name].bind(gateway) as (...args: unknown[]) => Promise<unknown>;
    const late = (...args: unknown[]) => {
      receivedCalls.push(name);
      return over.promise.then(() => well(...args));
    };
    Object.assign(gateway, { [name]: late });
  }
  return { asked: receivedCalls, end: over.resolve };
}

/** Puts a gateway into trouble, as chance (from 0 to 1) wants it for each call, until it is over. */
export function disturbGateway(gateway: Gateway, chance: () => number) {
  let isOver = false;
  const tally: Record<string, number> = {};

  function replace(name: Call) {
    const well = gateway[name].bind(gateway) as (...receivedCalls: unknown[]) => Promise<unknown>;
    const troubled = async (...receivedCalls: unknown[]) => {
      if (isOver) return well(...receivedCalls);
      const trouble = troubles[Math.floor(chance() * troubles.length)]!;
      const about = `${name} ${trouble}`;
      tally[about] = (tally[about] ?? 0) + 1;
      if (trouble === 'nonsense') JSON.parse('<html>Bad Gateway</html>');
      if (trouble === 'unsaid') await well(...receivedCalls);
      throw new GatewayUnreachable(`the gateway is ${trouble}`);
    };
    Object.assign(gateway, { [name]: troubled });
  }
  for (const name of calls) replace(name);
  return {
    tally,
    end() {
      isOver = true;
    },
  };
}
