import { chromium } from 'playwright';
import { createServer } from 'node:http';
import { readFileSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { browser } from '../../dev/browser.ts';
import { out } from './build.ts';
const [lib, screen, what = 'mount'] = process.argv.slice(2) as [string, string, string];
const server = createServer((q, r) => { const f = join(out, new URL(q.url!, 'http://x').pathname); if (!existsSync(f) || !statSync(f).isFile()) return r.writeHead(404).end(); r.writeHead(200, { 'content-type': f.endsWith('.html') ? 'text/html' : f.endsWith('.js') ? 'text/javascript' : 'text/css' }).end(readFileSync(f)); }).listen(0);
await new Promise((d) => server.once('listening', d));
const base = `http://127.0.0.1:${(server.address() as any).port}`;
const chrome = await chromium.launch(browser());
const self = new Map<string, number>(); const incl = new Map<string, number>();
const N = 12;
for (let i = 0; i < N; i++) {
  const page = await chrome.newPage();
  await page.goto(`${base}/${lib}/${screen}/index.html`);
  await page.waitForFunction(() => 'bench' in globalThis);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval: 100 });
  if (what !== 'mount') await page.evaluate(() => (globalThis as any).window.bench.mount());
  await cdp.send('Profiler.start');
  await page.evaluate((w) => w === 'mount' ? (globalThis as any).window.bench.mount() : (globalThis as any).window.bench.setDir('ltr'), what);
  const { profile } = await cdp.send('Profiler.stop') as any;
  const nodes = new Map<number, any>(profile.nodes.map((n: any) => [n.id, n]));
  const parent = new Map<number, number>();
  for (const n of profile.nodes) for (const c of n.children ?? []) parent.set(c, n.id);
  const name = (n: any) => `${n.callFrame.functionName || '(anon)'} ${n.callFrame.url.split('/').pop()}:${n.callFrame.lineNumber + 1}`;
  profile.samples.forEach((id: number, k: number) => {
    const dt = (profile.timeDeltas[k] ?? 0) / 1000;
    const n = nodes.get(id)!; self.set(name(n), (self.get(name(n)) ?? 0) + dt);
    const seen = new Set<string>(); let at: number | undefined = id;
    while (at !== undefined) { const nm = name(nodes.get(at)); if (!seen.has(nm)) { seen.add(nm); incl.set(nm, (incl.get(nm) ?? 0) + dt); } at = parent.get(at); }
  });
  await page.close();
}
const show = (m: Map<string, number>, n: number) => [...m].sort((a, b) => b[1] - a[1]).slice(0, n).forEach(([k, v]) => console.log((v / N).toFixed(2).padStart(8), k));
console.log('self'); show(self, 40); console.log('inclusive'); show(incl, 90);
await chrome.close(); server.close();
