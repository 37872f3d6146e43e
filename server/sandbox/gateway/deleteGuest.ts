import type { SharedRecords } from '../store/records.ts';
import type { CardSummary, Session } from './session.ts';

/** Removes the guest from a session, and deletes the saved card. */
export const deleteGuest = (records: SharedRecords, sessionId: string): Promise<void> =>
  records.exclusively(`session ${sessionId}`, async (at) => {
    const sessions = at.of<Session>('sessions');
    const session = await sessions.get(sessionId);
    if (session === undefined) return;
    const { savedCard, card: _, ...rest } = session;
    if (savedCard !== undefined) await at.of<CardSummary>('cards').remove(savedCard);
    await sessions.put(sessionId, { ...rest, guestEmail: '' });
  });
