/** Messages compiled at build time (scripts/vite/messages.ts). */
declare module '*.json?compiled' {
  const messages: unknown;
  export default messages;
}
/** The messages that a page needs first. */
declare module '*?compiled&first=landing' {
  const messages: unknown;
  export default messages;
}
declare module '*?compiled&first=property' {
  const messages: unknown;
  export default messages;
}
declare module '*?compiled&first=dashboard' {
  const messages: unknown;
  export default messages;
}
