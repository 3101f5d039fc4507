// `npm run visual:review`: a local page with before, after and difference of the last run. Approving updates the baseline.
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Connect } from 'vite';
import { Baselines, keyOf } from '../baselines.ts';
import { renderApproved } from '../before.ts';
import { screenshotFile, readFindings, writeFindings, type Finding } from '../results.ts';

export interface Decision {
  story: string;
  mode: string;
  approve: boolean;
}

const isDecision = (value: unknown): value is Decision => {
  const { story, mode, approve } = (value ?? {}) as Record<string, unknown>;
  return typeof story === 'string' && typeof mode === 'string' && typeof approve === 'boolean';
};

const matches = (finding: Finding, { story, mode }: Decision) => finding.story.id === story && finding.mode === mode;

/** Writes or restores the baseline, and stores the decision with the finding. False when there is no such finding. */
function applyDecision(decision: Decision): boolean {
  const findings = readFindings();
  const finding = findings.find((one) => matches(one, decision));
  if (!finding || finding.kind === 'failed') return false;
  const baselines = Baselines.read();
  baselines.approve(keyOf(decision.story, decision.mode), decision.approve ? finding.after : finding.before);
  baselines.write();
  writeFindings(
    findings.map((one) => (one === finding ? { ...one, decision: decision.approve ? 'approved' : 'rejected' } : one)),
  );
  return true;
}

const stored = (digest: string | null): string | null =>
  digest !== null && existsSync(screenshotFile(digest)) ? digest : null;

async function bodyOf(request: Connect.IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
}

/** API of the page: findings, screenshots, decisions. */
export const answer: Connect.NextHandleFunction = (request, response, next) => {
  const { pathname } = new URL(request.url ?? '/', 'http://local');
  const screenshot = /^\/screenshots\/([0-9a-f]{24})\.png$/.exec(pathname);
  if (screenshot?.[1] !== undefined && existsSync(screenshotFile(screenshot[1]))) {
    response.setHeader('Content-Type', 'image/png').end(readFileSync(screenshotFile(screenshot[1])));
  } else if (pathname === '/findings') {
    response.setHeader('Content-Type', 'application/json').end(
      JSON.stringify(
        readFindings().map((finding) => ({
          ...finding,
          before: stored(finding.before),
          after: stored(finding.after),
        })),
      ),
    );
  } else if (pathname === '/decisions' && request.method === 'POST') {
    // Cross-site forms cannot send this content type.
    if (request.headers['content-type'] !== 'application/json') {
      response.writeHead(415).end();
      return;
    }
    void bodyOf(request).then(
      (decision) => response.writeHead(isDecision(decision) && applyDecision(decision) ? 204 : 422).end(),
      () => response.writeHead(400).end(),
    );
  } else {
    next();
  }
};

if (import.meta.main) {
  const findings = readFindings();
  if (!findings.length) {
    console.log('Nothing to review: the last run found no difference, or there was none (`npm run visual`).');
  } else {
    for (const line of await renderApproved(findings)) console.warn(`! ${line}`);
    const server = await createServer({
      root: import.meta.dirname,
      configFile: false,
      logLevel: 'warn',
      server: { port: Number(process.env['PORT'] ?? 6007), host: '127.0.0.1' },
      plugins: [{ name: 'findings', configureServer: ({ middlewares }) => void middlewares.use(answer) }],
    });
    await server.listen();
    console.log(`${findings.length} differences: ${server.resolvedUrls?.local[0] ?? ''}`);
  }
}
