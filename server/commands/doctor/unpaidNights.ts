import type { UnpaidNights } from '../../host/index.ts';
import type { CommandConnection } from '../connection/connectToHost.ts';
import { createFindings, type Finding } from './finding.ts';

const { ok, warning } = createFindings('unpaid nights');

/** Judges whether unpaid holds block many of a property's next nights. */
export function assessUnpaidNights(holds: readonly UnpaidNights[]): Finding {
  const alarming = holds.filter(({ isAlarming }) => isAlarming);
  if (alarming.length === 0) return ok('nights.ok', 'few or none of the next 90 nights are held');
  const found = alarming.map(({ unitId, nights, networks }) => {
    const from = networks.length === 0 ? '' : `, most of them by network ${networks[0]}`;
    return `${nights} of the next 90 at ${unitId}${from}`;
  });
  return warning(
    'nights.held',
    `many are held: ${found.join('; ')}`,
    'List them with "reservations list --unpaid"; cancel those of one network with "reservations cancel --network".',
    {
      nights: alarming.reduce((sum, { nights }) => sum + nights, 0),
      properties: alarming.map(({ unitId }) => unitId).join(', '),
    },
  );
}

/** Asks the running site for its unpaid holds. */
export async function checkUnpaidNights(connect: () => Promise<CommandConnection>): Promise<Finding[]> {
  const host = await connect();
  try {
    return [assessUnpaidNights(await host.run('nights.unpaid', {}))];
  } finally {
    await host.close();
  }
}
