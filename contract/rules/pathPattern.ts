const named = /\{(\w+)\}/g;

/** What fits a path whose parts in braces, such as `{id}`, stand for anything but a slash: a group of that name each. */
export const pathPattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(named, '(?<$1>[^/]+)')}$`);
