import { fromCallback, type EventObject } from 'xstate';

/** Tells when there is a network again. */
export const followConnection = fromCallback<EventObject, undefined>(({ sendBack }) => {
  const tell = () => sendBack({ type: 'connection.returned' });
  window.addEventListener('online', tell);
  return () => window.removeEventListener('online', tell);
});
