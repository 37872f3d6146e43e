/** The way to authenticate at the dashboard: with the cookie of a session. */
export const challenge = 'Session realm="estadia"';
