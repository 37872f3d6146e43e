const named = /\{(\w+)\}/g;

/**
 * Returns a pattern for a path whose parameters in braces, such as `{id}`, become named groups that match anything but
 * a slash.
 */
export const pathPattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(named, '(?<$1>[^/]+)')}$`);
