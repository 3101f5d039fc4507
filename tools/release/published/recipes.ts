// The recipes of the library's README as files of an application: a code block whose fence names a file is that file.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../dev/builds.ts';

interface Recipe {
  /** Heading or bold text that the code block follows. */
  title: string;
  /** Path in the application. */
  file: string;
  code: string;
}

/** Returns the named code blocks of a document, in order. */
function recipesIn(markdown: string): Recipe[] {
  let title = '';
  return Array.from(
    markdown.matchAll(/^(?:#+ (.+)|\*\*(.+?)\*\*.*|```tsx? (\S+)\n([\s\S]*?)^```)$/gm),
    ([, heading, bold, file, code]) => {
      title = heading ?? bold ?? title;
      return file && code ? { title, file, code } : null;
    },
  ).filter((recipe) => recipe !== null);
}

/** Writes the recipes whose title begins with `title` into the folder of an application. @throws when there is none. */
export function writeRecipes(title: string, app: string): void {
  const found = recipesIn(readFileSync(join(root, 'packages', 'ui', 'README.md'), 'utf8')).filter((recipe) =>
    recipe.title.startsWith(title),
  );
  if (found.length === 0) throw new Error(`The README of @taawun/ui has no recipe titled "${title}".`);
  for (const { file, code } of found) {
    const target = join(app, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, code);
  }
}
