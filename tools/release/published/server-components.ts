// What server components may call of the built library: `node --conditions=react-server server-components.ts`. Files
// that say 'use client' are replaced by references to them, as a bundler of server components does; every other file
// must load without React's hooks, and every function that is no component and no hook must be a real one.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { entries } from './entries.ts';

/** The prototype of what a server component sees of a client file. */
const clientReference = Object.freeze({});
Object.assign(globalThis, { clientReference });

registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !url.endsWith('.js')) return nextLoad(url, context);
    const source = readFileSync(fileURLToPath(url), 'utf8');
    if (!/^["']use client["'];/.test(source)) return nextLoad(url, context);
    const names = Array.from(source.matchAll(/^export \{([^}]*)\}/gm), ([, list = '']) => list.split(','))
      .flat()
      .map((name) => name.trim().replace(/^.* as /, ''))
      .filter(Boolean);
    return {
      format: 'module',
      shortCircuit: true,
      source: names.map((name) => `export const ${name} = Object.create(clientReference);`).join('\n'),
    };
  },
});

/** Components, hooks, and what makes components. */
const isClient = (name: string): boolean => /^([A-Z]|use[A-Z]|lazyPart$)/.test(name);
const wrong: string[] = [];
let pure = 0;
for (const { name, script } of entries.filter((entry) => /^ui(-forms|-map)?$/.test(entry.name))) {
  const exported = Object.entries((await import(pathToFileURL(script).href)) as Record<string, unknown>);
  for (const [of, value] of exported) {
    const isReference = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === clientReference;
    if (isReference !== isClient(of))
      wrong.push(
        `${of} of ${name} is ${isReference ? 'in a client file, so no server component can call it' : 'in no client file'}`,
      );
    if (!isReference) pure += 1;
  }
}
if (wrong.length > 0 || pure === 0) {
  console.error(wrong.join('\n') || 'No entry has a function for server components.');
  process.exit(1);
}
console.log(`${pure} functions and tables work in server components.`);
