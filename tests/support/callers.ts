import type { CallerNetwork } from '../../server/host/ports/networks.ts';

/** A caller of whom nothing but one address is known; undefined for who is not counted. */
export const createCaller = (network: string | undefined): { networks: CallerNetwork[] } => ({
  networks: network === undefined ? [] : [{ breadth: '/32', mark: network }],
});
