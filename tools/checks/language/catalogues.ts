// The message catalogues: each message in both languages, with its place.
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { lineAt } from '../i18n/source.ts';
import type { Project } from './project.ts';

export interface Message {
  key: string;
  file: string;
  line: number;
  text: string;
  elements: readonly MessageFormatElement[];
}

/** Messages that cannot be parsed have no elements: tools/checks/messages.ts reports them. */
function elementsOf(text: string): readonly MessageFormatElement[] {
  try {
    return parse(text);
  } catch {
    return [];
  }
}

/** Every message of both languages. tools/checks/i18n reports keys that one language lacks. */
export function messagePairs(project: Project): (readonly [ar: Message, en: Message])[] {
  const catalogue = (file: string): Map<string, Message> => {
    const text = project.read(file);
    return new Map(
      Object.entries(JSON.parse(text || '{}') as Record<string, string>).map(([key, message]) => [
        key,
        {
          key,
          file,
          line: lineAt(text, Math.max(0, text.indexOf(`${JSON.stringify(key)}:`))),
          text: message,
          elements: elementsOf(message),
        },
      ]),
    );
  };
  return project.files
    .filter((file) => /\/intl\/ar\/.*\.json$/.test(file))
    .flatMap((file) => {
      const english = catalogue(file.replace('/ar/', '/en/'));
      return [...catalogue(file).values()].flatMap((ar): [Message, Message][] => {
        const en = english.get(ar.key);
        return en ? [[ar, en]] : [];
      });
    });
}

export interface Part {
  element: MessageFormatElement;
  /** Inside a tag, which isolates what it holds. */
  tagged: boolean;
}

/** Every element of a message: those of options and tags too. */
export function* partsOf(elements: readonly MessageFormatElement[], tagged = false): Generator<Part> {
  for (const element of elements) {
    yield { element, tagged };
    if ('options' in element) for (const option of Object.values(element.options)) yield* partsOf(option.value, tagged);
    if ('children' in element) yield* partsOf(element.children, tagged || element.type === TYPE.tag);
  }
}
