/** Marks each stylesheet that the browser fails to load. */
export function markFailedStyles(): void {
  const mark = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement) target.dataset['failed'] = '';
  };
  // The `error` event of an element does not bubble, so this listens in the capture phase.
  window.addEventListener('error', mark, { capture: true });
}

const reloadStylesheet = (failed: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    const link = failed.cloneNode() as HTMLLinkElement;
    delete link.dataset['failed'];
    link.addEventListener('load', () => {
      failed.remove();
      resolve();
    });
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`Unable to load ${link.href}`));
    });
    failed.after(link);
  });

/** Reports a failure in the way in which Vite reports the first failure of a stylesheet. */
function reportFailure(payload: unknown): never {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  throw payload;
}

/**
 * Wraps an import so that it first loads the stylesheets that failed before. Vite requests each stylesheet only once,
 * and would import the part without its stylesheet the next time.
 */
export function withStyles<Part>(importPart: () => Promise<Part>): () => Promise<Part> {
  if (import.meta.env.SSR) return importPart;
  let hasFailed = false;
  return async () => {
    const failed = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][data-failed]');
    if (failed.length > 0) {
      const reloads = [...failed].map(reloadStylesheet);
      // A stylesheet that fails again may belong to another part, unless this part failed before.
      await (hasFailed ? Promise.all(reloads).catch(reportFailure) : Promise.allSettled(reloads));
    }
    try {
      return await importPart();
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
}
