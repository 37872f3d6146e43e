/** The command that creates a link with which a person signs in. */
export const accessLinkCommand = 'npm run host -- access link';
