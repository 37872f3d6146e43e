/** The command with which whoever runs the site creates a link that signs a person in. */
export const accessLinkCommand = 'npm run host -- access link';
