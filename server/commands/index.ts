/**
 * The host's command line, `npm run host -- …`. The commands themselves are in `server/host/commands`:
 * `connection/connectToHost.ts` runs them on the database in this process, or in the running site through a socket.
 */
export { runCommandLine } from './line/runCommandLine.ts';
export { scheduleBackups } from './backup/dailyBackups.ts';
export { findAddressProblem } from './doctor/findAddressProblem.ts';
export { examineWithin } from './doctor/examine.ts';
export { readFreeSpace } from './doctor/diskSpace.ts';
export { findGatewayProblem } from './doctor/gateway.ts';
export { getDoctorToken, getInstanceMark } from './doctor/instance.ts';
export type { MailServerDiagnostics } from './doctor/mail.ts';
export type { ReadTexts } from './doctor/senderDomain.ts';
export { makeBackup } from './backup/makeBackup.ts';
export { manageBackups } from './backup/manageBackups.ts';
export { drillInThread } from './backup/drillInThread.ts';
export { endInterruptedRestore } from './backup/exchange.ts';
export { plain } from './line/print.ts';
export type { Terminal } from './line/terminal.ts';
export type { Dialogue } from './newProperty/dialogue.ts';
export { serveCommands } from './socket/serveCommands.ts';
