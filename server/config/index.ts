export { packageRoot, readVersion } from './packageRoot.ts';
export { hostSettingsFile } from './listed.ts';
export { guestPages } from './guestPages.ts';
export { readConfig, readNamedConfig, readSetting, softwareName, type Config } from './readConfig.ts';
export { WrongSettings } from './settingErrors.ts';
export { isPrivateHost } from './privateHost.ts';
export { isThisMachine } from './thisMachine.ts';
export { unknownSettings } from './unknownSettings.ts';
export { ownAddress } from './ownAddress.ts';
export { hasSandboxCheckout, hasSandboxMailbox, lacksMailServer, mailboxPath } from './sandboxParts.ts';
export { isDemonstration } from './isDemonstration.ts';
export {
  getNecessities,
  isUsableKey,
  mergeStored,
  toSmtpUrl,
  toStoredAccount,
  type MergedConfig,
  type StoredConfig,
} from './mergeStored.ts';
export { describeServices } from './siteServices.ts';
export { readChanges } from './readChanges.ts';
