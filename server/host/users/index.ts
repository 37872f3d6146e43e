/** People who have access to the dashboard: their roles, sessions, codes, links and actions. */
export { AccessRefused, type AccessRefusal } from './accessRefused.ts';
export { commandLine, readActions, recordAction, type ActionSubject } from './actions.ts';
export { getAgent } from './agent.ts';
export { challengeMinutes } from './challenges.ts';
export { requestCode, verifyCode } from './codes.ts';
export { inviteUser } from './inviteUser.ts';
export { rememberNetwork } from './knownNetworks.ts';
export {
  consumeLink,
  createLink,
  deleteSetupLinks,
  findLink,
  invitationMinutes,
  type NewLink,
} from './links.ts';
export {
  addPasskey,
  hasPasskey,
  readPasskeys,
  removePasskey,
  requestCreation,
  requestPasskey,
  verifyPasskey,
} from './passkeys.ts';
export {
  addUser,
  changeRole,
  findUser,
  findUserById,
  hasUsers,
  lockAccess,
  readUsers,
  readUsersWithUse,
  removeUser,
  requireUser,
} from './people.ts';
export {
  createSession,
  endSession,
  findSession,
  isSessionOpen,
  readSessions,
  renewProof,
  sessionDays,
  type SignedIn,
} from './sessions.ts';
