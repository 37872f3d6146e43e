/** Saves a text as a file of the given type. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has started by then. Revoking the address earlier would cancel it in some browsers.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
