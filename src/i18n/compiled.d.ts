/** Messages parsed when the site is built (scripts/vite/messages.ts). */
declare module '*.json?compiled' {
  const messages: unknown;
  export default messages;
}
