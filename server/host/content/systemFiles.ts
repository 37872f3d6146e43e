/**
 * Names, in lower case, of files and folders that operating systems and file servers create: on volumes (ext4,
 * Windows), file servers (Synology, QNAP), network shares of macOS, and by file managers.
 */
const names = new Set([
  'lost+found',
  '$recycle.bin',
  'recycler',
  'system volume information',
  '@eadir',
  '@tmp',
  '#recycle',
  '#snapshot',
  '@recycle',
  '@recently-snapshot',
  'network trash folder',
  'temporary items',
  'thevolumesettingsfolder',
  'icon\r',
  'thumbs.db',
  'ehthumbs.db',
  'desktop.ini',
  '__macosx',
]);

/**
 * Prefixes that property names never have: hidden files (`.DS_Store`, `._en.yaml`, `.Trash-1000`), and lock files of
 * Office.
 */
const beginnings = /^(\.|~\$)/;
/** Suffixes that editors add to names of backup copies. */
const endings = /(~|\.(swp|swo|tmp|bak|orig|crdownload|part))$/i;

/**
 * Whether a file or folder was created by a system or a program, and not by a host; such files are ignored everywhere.
 */
export const isSystemFile = (name: string): boolean =>
  names.has(name.toLowerCase()) || beginnings.test(name) || endings.test(name);
