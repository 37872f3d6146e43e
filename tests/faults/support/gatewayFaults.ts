import { GatewayUnreachable, type PaymentGateway } from '../../../server/host/ports/gateway.ts';

/** Faults of a gateway: no answer, an invalid answer, or the requested effect without an answer. */
const troubles = ['away', 'nonsense', 'unsaid'] as const;

const calls = ['openSession', 'readSession', 'refund', 'charge'] as const;
type Call = (typeof calls)[number];
type Gateway = Pick<PaymentGateway, Call>;

/** Delays the answers of a gateway until the end of the silence. */
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
  return { calls: receivedCalls, end: over.resolve };
}

/** Adds random faults to the calls of a gateway. `chance` returns a number from 0 to 1. */
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
