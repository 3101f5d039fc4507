import { isLiteralElement, isPoundElement, parse } from '@formatjs/icu-messageformat-parser';

/** A message that only a build with the ICU parser can format. */
export interface Uncompiled {
  id: string;
  text: string;
}

/**
 * Whether a text needs the ICU parser. In an object of any kind a plural or a choice does; a mere `{name}` only under
 * a dotted id, because paths and patterns contain braces too.
 */
function needsParser(id: string, text: string): boolean {
  if (!/[{<]/.test(text)) return false;
  try {
    const parts = parse(text).filter((part) => !isLiteralElement(part) && !isPoundElement(part));
    return parts.some((part) => id.includes('.') || 'options' in part);
  } catch {
    return false;
  }
}

/** Returns the first message of a flat catalogue that needs the parser. */
export function uncompiledIn(catalogue: unknown): Uncompiled | undefined {
  if (typeof catalogue !== 'object' || catalogue === null) return undefined;
  for (const [id, text] of Object.entries(catalogue))
    if (typeof text === 'string' && needsParser(id, text)) return { id, text };
  return undefined;
}

const textOf = (node: unknown): string | undefined => {
  const { type, value, quasis } = node as { type?: string; value?: unknown; quasis?: { value: { cooked?: string } }[] };
  if (type === 'Literal' && typeof value === 'string') return value;
  return type === 'TemplateLiteral' && quasis?.length === 1 ? quasis[0]?.value.cooked : undefined;
};

/** Returns the first message in an object literal of a module's syntax tree (ESTree) that needs the parser. */
export function uncompiledInTree(node: unknown): Uncompiled | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  const { type, key, value } = node as { type?: string; key?: { name?: string }; value?: unknown };
  if (type === 'Property') {
    const [id, text] = [textOf(key) ?? key?.name, textOf(value)];
    if (id !== undefined && text !== undefined && needsParser(id, text)) return { id, text };
  }
  for (const child of Object.values(node)) {
    const found = uncompiledInTree(child);
    if (found) return found;
  }
  return undefined;
}
