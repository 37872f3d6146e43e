/** Messages parsed when the site is built (scripts/vite/messages.ts). */
declare module '*.json?compiled' {
  const messages: unknown;
  export default messages;
}
/** What a page says first. */
declare module '*?compiled&first=landing' {
  const messages: unknown;
  export default messages;
}
declare module '*?compiled&first=property' {
  const messages: unknown;
  export default messages;
}
