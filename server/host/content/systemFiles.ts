/**
 * Names that operating systems and file servers give to files and folders of their own, in lower case: volumes (ext4,
 * Windows), file servers (Synology, QNAP), network shares of a Mac, and programs that show folders.
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

/** A property's name never begins with these: hidden files (`.DS_Store`, `._en.yaml`, `.Trash-1000`), Office's locks. */
const beginnings = /^(\.|~\$)/;
/** What editors put behind the name of a file they keep a copy of. */
const endings = /(~|\.(swp|swo|tmp|bak|orig|crdownload|part))$/i;

/** Whether a file or folder was made by a system or a program, and not by a host: it is ignored wherever it is. */
export const isSystemFile = (name: string): boolean =>
  names.has(name.toLowerCase()) || beginnings.test(name) || endings.test(name);
