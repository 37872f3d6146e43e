import markdownIt from 'markdown-it';
import type { LegalBlock, Run } from '../../../contract/schemas/legal.ts';

type Token = ReturnType<ReturnType<typeof markdownIt>['parse']>[number];

/** A text of the host as blocks without HTML. */
export interface Written {
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

/** An element that a text of the host must not contain; lines count from 1. */
export interface MarkdownError {
  readonly line: number;
  readonly text: string;
}

// HTML remains plain text, and addresses do not become links automatically.
const markdown = markdownIt({ html: false, linkify: false }).disable('image');

/** The placeholder for the hosts of this site. */
const hostsMark = '{hosts}';

const allowed = 'texts have headings, paragraphs, lists, tables, bold, italics and links';
const allowedHref = /^(https?:\/\/|mailto:|tel:|\/(?!\/))/;

/** Converts the tokens of a text in order. */
class Reader {
  readonly errors: MarkdownError[] = [];
  private at = 0;
  private readonly tokens: readonly Token[];

  constructor(source: string) {
    this.tokens = markdown.parse(source, {});
  }

  private getLine = (token: Token) => (token.map?.[0] ?? 0) + 1;

  private refuse(token: Token, what: string) {
    this.errors.push({ line: this.getLine(token), text: `has ${what}, which cannot be shown: ${allowed}` });
  }

  private getRuns(inline: Token): Run[] {
    const runs: Run[] = [];
    let [strong, emphasis] = [0, 0];
    let href: string | undefined;
    const add = (text: string) =>
      runs.push({
        text,
        ...(strong > 0 && { strong: true }),
        ...(emphasis > 0 && { emphasis: true }),
        ...(href !== undefined && { href }),
      });
    for (const token of inline.children ?? []) {
      if (token.type === 'text' || token.type === 'text_special') add(token.content);
      else if (token.type === 'softbreak') add(' ');
      else if (token.type === 'hardbreak') add('\n');
      else if (token.type.startsWith('strong')) strong += token.nesting;
      else if (token.type.startsWith('em_')) emphasis += token.nesting;
      else if (token.type === 'link_close') href = undefined;
      else if (token.type === 'link_open') {
        href = String(token.attrGet('href') ?? '');
        if (!allowedHref.test(href)) this.refuse(inline, `a link to "${href}"`);
      } else this.refuse(inline, `"${token.content || token.type}"`);
    }
    return runs.filter(({ text }) => text !== '');
  }

  /** The runs of the element that a token opens, up to its end. */
  private within(close: string): Run[] {
    const runs: Run[] = [];
    for (; this.tokens[this.at]?.type !== close; this.at += 1) {
      const token = this.tokens[this.at]!;
      if (token.type !== 'inline') continue;
      if (runs.length > 0) runs.push({ text: '\n' });
      runs.push(...this.getRuns(token));
    }
    return runs;
  }

  private list(open: Token): Extract<LegalBlock, { kind: 'list' }> {
    const isNumbered = open.type === 'ordered_list_open';
    const list: Extract<LegalBlock, { kind: 'list' }> = { kind: 'list', isNumbered, items: [] };
    const close = open.type.replace('open', 'close');
    for (this.at += 1; this.tokens[this.at]?.type !== close; this.at += 1) {
      const token = this.tokens[this.at]!;
      const item = list.items.at(-1);
      if (token.type === 'list_item_open') list.items.push({ runs: [], items: [] });
      else if (token.type === 'inline') {
        if (item!.runs.length > 0) item!.runs.push({ text: '\n' });
        item!.runs.push(...this.getRuns(token));
      } else if (/^(bullet|ordered)_list_open$/.test(token.type)) {
        if (open.level > 1) this.refuse(token, 'a list within a list within a list');
        item!.items.push(...this.list(token).items.map(({ runs }) => runs));
      } else if (!/^(list_item|paragraph)_/.test(token.type)) this.refuse(token, token.markup || token.type);
    }
    return list;
  }

  private table(): LegalBlock {
    const rows: Run[][][] = [];
    for (; this.tokens[this.at]?.type !== 'table_close'; this.at += 1) {
      const { type } = this.tokens[this.at]!;
      if (type === 'tr_open') rows.push([]);
      else if (type === 'th_open') rows.at(-1)!.push(this.within('th_close'));
      else if (type === 'td_open') rows.at(-1)!.push(this.within('td_close'));
    }
    const [head = [], ...others] = rows;
    return { kind: 'table', head, rows: others };
  }

  private block(token: Token): LegalBlock | undefined {
    switch (token.type) {
      case 'heading_open':
        if (token.tag === 'h1') this.refuse(token, 'a second title');
        return { kind: 'heading', level: token.tag === 'h2' ? 2 : 3, runs: this.within('heading_close') };
      case 'paragraph_open': {
        const runs = this.within('paragraph_close');
        const isHosts = runs.length === 1 && runs[0]!.text === hostsMark;
        return isHosts ? { kind: 'hosts', hosts: [] } : { kind: 'paragraph', runs };
      }
      case 'bullet_list_open':
      case 'ordered_list_open':
        return this.list(token);
      case 'table_open':
        return this.table();
      default:
        this.refuse(token, token.markup || token.type);
        return undefined;
    }
  }

  read(): Written {
    const [first] = this.tokens;
    const hasTitle = first?.type === 'heading_open' && first.tag === 'h1';
    if (!hasTitle)
      this.errors.push({ line: 1, text: 'should begin with its title: a line such as "# Privacy notice"' });
    const title = hasTitle
      ? this.within('heading_close')
          .map(({ text }) => text)
          .join('')
      : '';
    const blocks: LegalBlock[] = [];
    for (this.at += hasTitle ? 1 : 0; this.at < this.tokens.length; this.at += 1) {
      const block = this.block(this.tokens[this.at]!);
      if (block) blocks.push(block);
    }
    return { title, blocks };
  }
}

/**
 * Parses a text of the host in Markdown (CommonMark with tables), and returns the elements that cannot be shown as
 * errors.
 */
export function readMarkdown(source: string): { written: Written; errors: readonly MarkdownError[] } {
  const reader = new Reader(source);
  return { written: reader.read(), errors: reader.errors };
}
