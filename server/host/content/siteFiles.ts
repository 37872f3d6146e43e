import { legalFolder } from './legalTexts.ts';

/** The files and folders of CONTENT_DIR that are not about one property. */
export const siteFiles: readonly string[] = ['host.yaml', 'welcome.yaml', legalFolder];
