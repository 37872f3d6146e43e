import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { connectionMachine } from '../../../machines/connection/connection.machine.ts';
import { getConnectionNotice } from '../../../machines/shell/selectors.ts';
import { useText } from '../../i18n/index.ts';
import { ConnectionStrip } from '../../ui/connection/ConnectionStrip.tsx';

/** Shows a message when the tab loses its connection and when the connection returns. */
export function ConnectionMessage({ connection }: { connection: ActorRefFrom<typeof connectionMachine> }) {
  const text = useText();
  return (
    <ConnectionStrip
      notice={useSelector(connection, getConnectionNotice)}
      texts={{ lost: text('connection.lost'), returned: text('connection.returned') }}
    />
  );
}
