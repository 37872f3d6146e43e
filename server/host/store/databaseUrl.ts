/** Everything before the hosts of a database URL, the hosts, and everything after them. */
const parts = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]+)(.*)$/s;

/**
 * Returns one database URL for each server of `postgres://user@one:5432,other:5432/name`, the form that libpq accepts.
 * A URL with one server is returned unchanged.
 */
export function splitServers(databaseUrl: string): string[] {
  const [, before = '', hosts, after = ''] = parts.exec(databaseUrl) ?? [];
  return hosts === undefined ? [databaseUrl] : hosts.split(',').map((host) => before + host + after);
}

/** The required kind of server in a database URL, such as `read-write`. */
export const getTargetSession = (databaseUrl: string): string | null =>
  new URL(splitServers(databaseUrl)[0]!).searchParams.get('target_session_attrs');

/** The hosts and ports of a database URL, for messages. */
export const listServers = (databaseUrl: string): string =>
  splitServers(databaseUrl)
    .map((address) => new URL(address).host)
    .join(', ');
