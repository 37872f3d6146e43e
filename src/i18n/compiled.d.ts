/** Loaders by language. */
type Loaders = Readonly<Record<string, () => Promise<{ default: unknown }>>>;

/** The loaders of messages that are compiled at build time (scripts/vite/messages.ts). */
declare module '*.json?compiled' {
  const loaders: Loaders;
  export default loaders;
}
/** Loaders of the messages that a page needs first. */
declare module '*?compiled&first=landing' {
  const loaders: Loaders;
  export default loaders;
}
declare module '*?compiled&first=property' {
  const loaders: Loaders;
  export default loaders;
}
declare module '*?compiled&first=dashboard' {
  const loaders: Loaders;
  export default loaders;
}
declare module '*?compiled&first=dashboardProperties' {
  const loaders: Loaders;
  export default loaders;
}
declare module '*?compiled&rest=dashboardPages' {
  const loaders: Loaders;
  export default loaders;
}
declare module '*?compiled&first=dashboardPages' {
  const loaders: Loaders;
  export default loaders;
}
