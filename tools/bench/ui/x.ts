import { cpSync, globSync, readFileSync, writeFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { out } from './build.ts';
import { measureAll } from './measure.ts';
const variants: Record<string, string> = JSON.parse(readFileSync('/tmp/z/variants.json', 'utf8'));
const screen = process.argv[2]!;
const built = [{ library: 'plain', screen, gzip: 0 }, { library: 'taawun', screen, gzip: 0 }];
for (const [name, css] of Object.entries(variants)) {
  const to = join(out, name, screen);
  rmSync(to, { recursive: true, force: true });
  cpSync(join(out, 'taawun', screen), to, { recursive: true });
  const page = readFileSync(join(to, 'index.html'), 'utf8');
  if (css.startsWith('/')) { const [, from, repl] = css.split('///'); for (const f of globSync('**/*.css', { cwd: to })) { const t = readFileSync(join(to, f), 'utf8'); const u = t.replace(new RegExp(from!, 'g'), repl ?? ''); console.log(name, t.length, u.length); writeFileSync(join(to, f), u); } } else writeFileSync(join(to, 'index.html'), page.replace('</head>', `<style>${css}</style></head>`));
  built.push({ library: name, screen, gzip: 0 });
}
const results = await measureAll(built, Number(process.argv[3] ?? 7));
const plain = results.get(`plain/${screen}`)!;
for (const [key, value] of results) console.log(key.padEnd(22), Object.entries(value).map(([n, v]) => `${n} ${(v as number / (plain as any)[n]).toFixed(2)}`).join('  '));
