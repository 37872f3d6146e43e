/** What the site's icon can be called; the first that exists is taken. */
export const icons = ['/favicon.svg', '/favicon.ico'];
