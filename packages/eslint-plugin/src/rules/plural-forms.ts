import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Rule } from 'eslint';
import { asReported, textOf, type Node } from '../ast.ts';

/** Number of each plural form that an exact match such as `=0` covers, where a language has a form for one number. */
const EXACT: Readonly<Record<string, string>> = { '=0': 'zero', '=1': 'one', '=2': 'two' };

interface Plural {
  value: string;
  offset: number;
  type: 'cardinal' | 'ordinal';
  forms: string[];
}

function* pluralsIn(elements: readonly MessageFormatElement[]): Generator<Plural> {
  for (const element of elements) {
    if (element.type === TYPE.plural)
      yield {
        value: element.value,
        offset: element.offset,
        type: element.pluralType ?? 'cardinal',
        forms: Object.keys(element.options),
      };
    if ('options' in element) for (const option of Object.values(element.options)) yield* pluralsIn(option.value);
    if ('children' in element) yield* pluralsIn(element.children);
  }
}

/** Plural forms of a language that a message leaves out. */
function missingForms(locale: string, { type, forms }: Plural): string[] {
  const covered = new Set(forms.map((form) => EXACT[form] ?? form));
  return new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories.filter((form) => !covered.has(form));
}

/** Language of a file by its path: `ar/core.json`, `messages.ar.ts`, `ar.json`. */
function localeOf(path: string): string | null {
  const found = path.match(/(?:^|[/\\._-])([a-z]{2}(?:-[A-Z]{2})?)(?=[/\\.])/g) ?? [];
  for (const part of found.toReversed()) {
    const tag = part.replace(/^[/\\._-]/, '');
    if (!/^(js|ts|md|ui|id|db)$/.test(tag) && Intl.PluralRules.supportedLocalesOf([tag]).length > 0) return tag;
  }
  return null;
}

export const pluralForms: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'require every plural form of the language in ICU messages: Arabic has six' },
    schema: [
      {
        type: 'object',
        properties: { locale: { type: 'string', description: 'language of the messages, instead of by path' } },
        additionalProperties: false,
      },
    ],
    messages: {
      missing: '`{{value}}` has no form for {{forms}}: {{language}} has {{all}}.',
    },
  },
  create(context) {
    const { locale: given } = (context.options[0] ?? {}) as { locale?: string };
    const byPath = localeOf(context.filename);
    const check = (node: Node): void => {
      const text = textOf(node);
      if (text === null || !/,\s*(plural|selectordinal)\s*,/.test(text)) return;
      const locale = given ?? byPath ?? (/\p{Script=Arabic}/u.test(text) ? 'ar' : null);
      if (locale === null) return;
      let elements: MessageFormatElement[];
      try {
        elements = parse(text);
      } catch {
        return; // a text that is no message
      }
      const { name, all } = {
        name: new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale,
        all: new Intl.PluralRules(locale).resolvedOptions().pluralCategories,
      };
      for (const plural of pluralsIn(elements)) {
        const missing = missingForms(locale, plural);
        if (missing.length > 0)
          context.report({
            node: asReported(node),
            messageId: 'missing',
            data: { value: plural.value, forms: missing.join(', '), language: name, all: all.join(', ') },
          });
      }
    };
    // `String` is a value of a JSON file (@eslint/json).
    return { Literal: check, TemplateElement: check, String: check } as unknown as Rule.RuleListener;
  },
};
