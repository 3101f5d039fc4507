// Every state of every machine that calls the server or the browser survives a lost response, a refusal and a reload.
import { describe, expect, inject, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { AUTH } from './second-try/auth.ts';
import { CONTACT_CHANGE } from './second-try/contact-change.ts';
import { INVOCATIONS } from './second-try/invocations.ts';
import { MEMBERSHIP } from './second-try/membership.ts';
import { PAYMENT } from './second-try/payment.ts';
import { holdResponse, loseResponse, sceneOf, type LocalTry, type Scene, type SecondTry } from './second-try/scene.ts';
import { SHARE_TRADE } from './second-try/share-trade.ts';

const visit = useBrowser();
const origin = inject('origin');
const PHONE = { viewport: { width: 390, height: 844 } };
const EXPECTED_NOISE = /ERR_FAILED|ERR_ABORTED|status of (401|404|409|422|5\d\d)/;

const TRIES: Record<string, SecondTry | LocalTry> = { ...AUTH, ...MEMBERSHIP, ...PAYMENT, ...SHARE_TRADE, ...CONTACT_CHANGE };

async function lost({ call, begin }: SecondTry, scene: Scene): Promise<void> {
  const steps = await begin(scene);
  const isLost = await loseResponse(scene.page, call);
  await steps.act();
  await isLost();
  await steps.lost();
  await steps.done();
}

async function refused({ begin }: SecondTry, scene: Scene): Promise<void> {
  const steps = await begin(scene);
  await steps.refused();
  await steps.done();
}

async function reloaded({ call, begin }: SecondTry, scene: Scene): Promise<void> {
  const steps = await begin(scene);
  const acted = await holdResponse(scene.page, call);
  await steps.act();
  await acted();
  await scene.page.reload();
  await steps.reloaded();
  await steps.done();
}

const JOURNEYS = { lost, refused, reloaded };

it('every invocation of the machines has its second tries', () => {
  expect(Object.keys(TRIES).toSorted()).toEqual(INVOCATIONS.toSorted());
});

// Each invocation is walked in both languages, each of its journeys in one of them.
describe.each(INVOCATIONS.map((id, index) => [id, index] as const))('%s', (id, index) => {
  it.each(Object.keys(JOURNEYS).map((kind, nth) => [kind as keyof typeof JOURNEYS, (index + nth) % 2 === 0 ? 'ar' : 'en'] as const))('%s (%s)', async (kind, locale) => {
    const entry = TRIES[id];
    expect(entry, 'add its second tries in journeys/second-try').toBeDefined();
    const visitor = await visit(PHONE);
    visitor.expectNoise(EXPECTED_NOISE);
    const scene = sceneOf(visitor, origin, locale);
    await ('call' in entry ? JOURNEYS[kind](entry, scene) : entry[kind](scene));
  });
});
