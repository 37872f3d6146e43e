import autocannon from 'autocannon';
import { paths, type Figure } from '../figure.ts';
import { withSite } from '../runSite.ts';

const connections = 32;
const seconds = 5;

/** Measures the cached pages that the site sends per second; the client shares the machine. */
export const throughput: Figure = () =>
  withSite(async (address) => {
    const options = { url: address + paths.property, connections, headers: { 'accept-encoding': 'br' } };
    // Compiles the code before the measurement.
    await autocannon({ ...options, duration: 1 });
    const { requests, latency, non2xx, errors } = await autocannon({ ...options, duration: seconds });
    if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed`);
    return [
      {
        id: 'throughput',
        name: 'cached property page',
        unit: 'per second',
        measured: requests.average,
        notes: [`response time: median ${latency.p50} ms, 99 % within ${latency.p99} ms`],
      },
    ];
  });
