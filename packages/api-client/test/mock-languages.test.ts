import { getResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { operationIds } from '../src/mocks/handlers.ts';
import { DEMO, handlers, resetMocks, scenarios, signInAs, type Scenario } from '../src/mocks/index.ts';
import { operationTable } from '../src/operations.gen.ts';
import type { Locale } from '../src/types.ts';

const ARABIC = /\p{Script=Arabic}/u;
/** Scenarios that answer nothing, or only after a time. */
const SILENT: ReadonlySet<Scenario> = new Set(['slow', 'pending', 'serverDown']);
const named = (Object.keys(scenarios) as Scenario[]).filter((name) => !SILENT.has(name));

/** The texts for people in an answer: the message, and those at the fields. */
function textsIn(body: unknown): string[] {
  const { message, errors } = (body ?? {}) as { message?: unknown; errors?: Record<string, string[]> };
  return [...(typeof message === 'string' ? [message] : []), ...Object.values(errors ?? {}).flat()];
}

/** Calls every operation of a scenario, signed in and without a body, and gives back what it says. */
async function said(scenario: Scenario, locale: Locale): Promise<{ id: string; text: string }[]> {
  resetMocks();
  const token = signInAs(DEMO[0]!.phone);
  const texts: { id: string; text: string }[] = [];
  for (const id of operationIds) {
    const { method, path, body } = operationTable[id];
    const request = new Request(`http://mocked.example${path.replaceAll(/\{\w+\}/g, '1')}`, {
      method: method.toUpperCase(),
      headers: {
        'X-locale': locale,
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': `key-of-${id}`,
      },
      ...(body === 'none' ? {} : { body: '{}' }),
    });
    const response = await getResponse([...scenarios[scenario], ...handlers], request);
    const answer: unknown = response?.headers.get('Content-Type')?.includes('json') ? await response.json() : null;
    texts.push(...textsIn(answer).map((text) => ({ id, text })));
  }
  return texts;
}

describe('every scenario answers in the language of the request', () => {
  test.each(named)('%s', async (scenario) => {
    const [arabic, english] = [await said(scenario, 'ar'), await said(scenario, 'en')];
    expect(arabic.length).toBeGreaterThan(0);
    expect(arabic.filter(({ text }) => !ARABIC.test(text))).toEqual([]);
    expect(english.filter(({ text }) => ARABIC.test(text))).toEqual([]);
    expect(english.map(({ id }) => id)).toEqual(arabic.map(({ id }) => id));
  });
});
