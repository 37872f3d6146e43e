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
  'This text has a sibling, and one of them can change. A translator replaces text nodes: React then throws, or',
  'writes the new text into a detached node. Make the text the only child of an element, <span>{…}</span>, or join the',
  'parts into one expression, {`${a} ${b}`}. If it is never text, declare its type as Elements (src/ui/Elements.ts).',
].join(' ');

const elementTypes = new Set(['Elements', 'ReactElement']);

/**
 * Returns whether a type contains no text: `Elements`, `ReactElement`, a union of these with null or undefined, or a
 * function that returns one.
 */
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
 * Requires that text is the only child of its element if the text or a sibling can change.
 * Translators and reading aids replace text nodes with elements, and React does not notice. React replaces the whole
 * content only if an element has a single text child; in any other case, the new text does not replace the translated
 * one.
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
