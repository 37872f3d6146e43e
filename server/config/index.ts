export { packageRoot, readVersion } from './packageRoot.ts';
export { hostSettingsFile } from './listed.ts';
export { guestPages } from './guestPages.ts';
export { readConfig, readNamedConfig, readSetting, softwareName, type Config } from './readConfig.ts';
export { WrongSettings } from './settingErrors.ts';
export { isThisMachine } from './thisMachine.ts';
export { unknownSettings } from './unknownSettings.ts';
export { ownAddress } from './ownAddress.ts';
export { rehearses } from './rehearses.ts';
