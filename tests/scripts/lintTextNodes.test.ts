import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import { textApart } from '../../scripts/lint/textApart.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });
const accepted = (name: string, code: string) => ({ name, code, filename: 'view.tsx' });
const rejected = (name: string, code: string, errors = 1) => ({ ...accepted(name, code), errors });

tester.run('The lint rule text-apart', textApart as Parameters<typeof tester.run>[1], {
  valid: [
    accepted('accepts text as the only child', 'a = <p>{text("x")}</p>'),
    accepted('accepts a conditional text as the only child', 'a = <p>{b ? "x" : c}</p>'),
    accepted(
      'accepts literal text next to elements that always stay',
      'a = <p>See <a href="/">here</a>.</p>',
    ),
    accepted(
      'accepts elements that come and go',
      'a = <p>{b && <i />}{c ? <b /> : null}{d.map((e) => <i key={e} />)}</p>',
    ),
    accepted('accepts a template string', 'a = <p>{`${b} ${c}`}</p>'),
    accepted('ignores comments and line breaks', 'a = <p>\n  {/* why */}\n  {text("x")}\n</p>'),
    accepted(
      'accepts a property that is declared as elements',
      'interface P { children?: Elements } const A = ({ children }: P) => <p>{b && <i />}{children}</p>',
    ),
    accepted(
      'accepts a function that returns elements',
      'interface P { children: (id: string) => Elements } const A = ({ children }: P) => <p>{b && <i />}{children(b)}</p>',
    ),
    accepted('accepts a variable made of JSX', 'const b = c && <i />; a = <p>{b}<b /></p>'),
  ],
  invalid: [
    rejected('rejects literal text next to a conditional element', 'a = <p>Total{b && <i />}</p>'),
    rejected('rejects children next to a conditional element', 'a = <button>{b && <i />}{children}</button>'),
    rejected('rejects a text that can change next to an element', 'a = <p><i />{text("x")}</p>'),
    rejected('rejects two texts', 'a = <p>{b} {c}</p>'),
    rejected('rejects text next to a list', 'a = <p>{text("x")}{b.map((c) => <i key={c} />)}</p>'),
    rejected('rejects a list of texts next to an element', 'a = <p><i />{b.map((c) => c.name)}</p>'),
    rejected('rejects text next to a ternary', 'a = <p>Total {b ? <i /> : <b />}</p>'),
    rejected('rejects a ternary that may be text', 'a = <p><i />{b ? <i /> : "none"}</p>'),
    rejected('rejects text in a fragment', 'a = <>{b && <i />}{c}</>'),
    rejected(
      'rejects a property that may be text',
      'interface P { children: ReactNode } const A = ({ children }: P) => <p>{b && <i />}{children}</p>',
    ),
    rejected(
      'rejects a property that may be a string or an element',
      'interface P { label: string | ReactElement } const A = ({ label }: P) => <p><i />{label}</p>',
    ),
  ],
});
