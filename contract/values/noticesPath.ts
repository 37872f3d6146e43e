/** The path of the file with the licences of all software, fonts and data by others; the build creates it. */
export const noticesPath = '/third-party-notices.txt';
