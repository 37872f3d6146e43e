/** People who have access to the dashboard: their roles, sessions, codes, links and actions. */
export { AccessRefused, type AccessRefusal } from './accessRefused.ts';
export { commandLine, recordAction, type ActionSubject } from './actions.ts';
export { getAgent } from './agent.ts';
export { requestCode, verifyCode } from './codes.ts';
export { consumeLink, createLink, deleteSetupLinks, findLink, type NewLink } from './links.ts';
export { addUser, findUser, hasUsers, lockAccess, readUsers, removeUser } from './people.ts';
export { hasPasskey } from './passkeys.ts';
export { createSession, endSession, findSession, sessionDays, type SignedIn } from './sessions.ts';
