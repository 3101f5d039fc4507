// No link, redirect or parameter leads from a page of this site to another one that the caller has chosen.
import { send, sendAll, anyAddress, type Part } from './http.ts';

const EVIL = 'evil.example';
const TARGETS = [
  `//${EVIL}`,
  `///${EVIL}`,
  `/\\${EVIL}`,
  `\\\\${EVIL}`,
  `/%5c${EVIL}`,
  `/%2f${EVIL}`,
  `/%2f%2f${EVIL}`,
  `/%09/${EVIL}`,
  `/%0d//${EVIL}`,
  `/en//${EVIL}`,
  `/ar//${EVIL}`,
  `/en/\\${EVIL}`,
  `/en/%5c${EVIL}`,
  `/en/en//${EVIL}`,
  `/./en//${EVIL}`,
  `/en/..//${EVIL}`,
  `/;//${EVIL}`,
  `/en//${EVIL}/%2e%2e`,
  `https://${EVIL}`,
  `https:${EVIL}`,
  `javascript:alert(1)//${EVIL}`,
  `data:text/html,${EVIL}`,
  `/en//user@${EVIL}`,
  `//${EVIL}?x=1`,
  `/en//${EVIL}#x`,
];

const OPENING = /(?:href|action|src|content)="([^"]*)"/g;
const leadsOut = (address: string, origin: string): boolean => {
  try {
    return new URL(address.replaceAll('&amp;', '&'), origin).hostname.endsWith(EVIL);
  } catch {
    return false;
  }
};

const entries = TARGETS.flatMap((target) => {
  const encoded = encodeURIComponent(target);
  const path = target.startsWith('/') ? target : `/${target}`;
  return [
    { path },
    { path: `/login?redirect=${encoded}` },
    { path: `/en/login?redirect=${encoded}` },
    { path: `/forgotpassword?redirect=${encoded}` },
    { path: `/resetpassword?token=x&redirect=${encoded}` },
    { path: `/checkout?return=${encoded}&redirect=${encoded}&next=${encoded}` },
    { path: `/branches?redirect=${encoded}` },
    { path: '/', headers: { host: EVIL, 'x-forwarded-host': EVIL, referer: `https://${EVIL}/` } },
    { path: `/news?page=${encoded}` },
  ];
});

/** Follows what the server answers to each target at each entry. */
export async function attackRedirects(origin: string): Promise<Part> {
  const findings: string[] = [];
  await sendAll(entries, 4, async ({ path, headers = {} }) => {
    // A request line has no spaces and no control characters.
    const line = path.replaceAll(/[^\u0021-\u007e]/g, encodeURIComponent);
    const answer = await send(origin, {
      method: 'GET',
      path: line,
      headers: { accept: 'text/html', cookie: 'locale=en', 'x-forwarded-for': anyAddress(), ...headers },
    });
    const location = String(answer.headers['location'] ?? '');
    if (location && leadsOut(location, origin)) findings.push(`${line} redirects to ${location}`);
    for (const [, address = ''] of answer.body.matchAll(OPENING))
      if (leadsOut(address, origin)) findings.push(`${line} has the address ${address}`);
    if (answer.status === null || answer.status >= 500) findings.push(`${line}: ${answer.status ?? answer.outcome}`);
  });
  return { name: 'redirects and links', tried: `${entries.length} requests: ${TARGETS.length} targets`, findings };
}
