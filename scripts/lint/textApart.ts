import type {
  JSXElement,
  JSXFragment,
  Node,
  TSPropertySignature,
  TSType,
  VariableDeclarator,
} from 'oxc-parser';
import { kindOfChild, kindOfExpression } from './contentKind.ts';

interface Context {
  report: (problem: { message: string; node: Node }) => void;
}

const message = [
  'This text has content beside it, and one of them can change. A translator replaces text nodes: React then throws, or',
  'writes the new text where nobody sees it. Make the text the only child of an element, <span>{…}</span>, or join the',
  'parts into one expression, {`${a} ${b}`}. Where it is never text, declare its type as Elements (src/ui/Elements.ts).',
].join(' ');

const elementTypes = new Set(['Elements', 'ReactElement']);

/** Whether a type holds no text: `Elements`, `ReactElement`, a union of these and nothing, or a function that returns it. */
function isElementType(type: TSType | undefined): boolean {
  switch (type?.type) {
    case 'TSTypeReference':
      return type.typeName.type === 'Identifier' && elementTypes.has(type.typeName.name);
    case 'TSUnionType':
      return type.types.every(isElementType);
    case 'TSFunctionType':
      return isElementType(type.returnType?.typeAnnotation);
    case 'TSParenthesizedType':
      return isElementType(type.typeAnnotation);
    default:
      return type?.type === 'TSUndefinedKeyword' || type?.type === 'TSNullKeyword';
  }
}

/**
 * Text that can change, or that stands beside content that comes and goes, must be the only child of its element.
 *
 * Translators and reading aids replace text nodes with elements, and React does not notice. It replaces the whole content
 * only of an element whose one child is text, so only there does a new text appear in place of a translated one.
 */
export const textApart = {
  meta: { type: 'problem' },
  create(context: Context) {
    const names = new Set<string>();
    const parents: (JSXElement | JSXFragment)[] = [];
    const collect = (parent: JSXElement | JSXFragment) => void parents.push(parent);
    return {
      JSXElement: collect,
      JSXFragment: collect,
      TSPropertySignature({ key, typeAnnotation }: TSPropertySignature) {
        if (key.type === 'Identifier' && isElementType(typeAnnotation?.typeAnnotation)) names.add(key.name);
      },
      VariableDeclarator({ id, init }: VariableDeclarator) {
        if (id.type !== 'Identifier') return;
        const isMadeOfJsx = init !== null && !kindOfExpression(init, names).isText;
        if (isMadeOfJsx || isElementType(id.typeAnnotation?.typeAnnotation)) names.add(id.name);
      },
      'Program:exit'() {
        for (const { children } of parents) {
          const parts = children.flatMap((child) => {
            const kind = kindOfChild(child, names);
            return kind ? [{ child, ...kind }] : [];
          });
          const text =
            parts.find(({ isText, isDynamic }) => isText && isDynamic) ?? parts.find(({ isText }) => isText);
          if (text && parts.length > 1 && parts.some(({ isDynamic }) => isDynamic))
            context.report({ message, node: text.child });
        }
      },
    };
  },
};
