/** Formats a code in two groups for lock screens: `947 288`. */
export const groupCode = (code: string): string => code.replace(/(?<=^\d{3})(?=\d{3}$)/, ' ');
