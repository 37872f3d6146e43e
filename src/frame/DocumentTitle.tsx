import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import type { Head } from './page.ts';

const TitlePart = createContext<(part: string | undefined) => void>(() => undefined);

interface Props {
  head: Pick<Head, 'title' | 'stepTitle' | 'description'>;
  children: ReactNode;
}

/** Sets the title and the description of the document. No other component sets them. */
export function DocumentTitle({ head: { title, stepTitle = title, description }, children }: Props) {
  const [part, setPart] = useState<string>();
  const fullTitle = part === undefined ? title : `${part} · ${stepTitle}`;
  useEffect(() => {
    document.title = fullTitle;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
  }, [fullTitle, description]);
  return <TitlePart value={setPart}>{children}</TitlePart>;
}

/** Puts a part of the page, such as a step, in front of the page's title. */
export function useTitlePart(part: string | undefined): void {
  const setTitlePart = useContext(TitlePart);
  useEffect(() => {
    setTitlePart(part);
    return () => setTitlePart(undefined);
  }, [setTitlePart, part]);
}
