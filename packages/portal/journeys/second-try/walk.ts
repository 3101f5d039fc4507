// Every machine state that invokes an actor survives a lost response, a rejection and a reload.
import { describe, it } from 'vitest';
import { returned, setupBrowser } from '../kit/browser.ts';
import { origin } from '../kit/server.ts';
import { INVOCATIONS } from './invocations.ts';
import { holdResponse, loseResponse, sceneOf, type LocalTry, type Scene, type SecondTry } from './scene.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
const EXPECTED_NOISE = /ERR_FAILED|ERR_ABORTED|status of (401|404|409|422|429|5\d\d)/;

async function lost({ call, begin }: SecondTry, scene: Scene): Promise<void> {
  const steps = await begin(scene);
  const isLost = await loseResponse(scene.page, call);
  await steps.act();
  await isLost();
  await steps.lost();
  await steps.done();
}

async function rejected({ begin }: SecondTry, scene: Scene): Promise<void> {
  const steps = await begin(scene);
  await steps.rejected();
  await steps.done();
}

async function reloaded({ call, begin }: SecondTry, scene: Scene): Promise<void> {
  const steps = await begin(scene);
  const acted = await holdResponse(scene.page, call);
  await steps.act();
  await acted();
  await returned(scene.page);
  await scene.page.reload();
  await steps.reloaded();
  await steps.done();
}

const JOURNEYS = { lost, rejected, reloaded };

/** Runs one of an entry's three journeys. */
const expectSecondTry = (kind: keyof typeof JOURNEYS, entry: SecondTry | LocalTry, scene: Scene): Promise<void> =>
  'call' in entry ? JOURNEYS[kind](entry, scene) : entry[kind](scene);

/** Defines the tests of the invoked actors: each in both languages, each journey in one of them. */
export function describeSecondTries(tries: Readonly<Record<string, SecondTry | LocalTry>>): void {
  const visit = setupBrowser();
  describe.each(Object.entries(tries))('%s', (id, entry) => {
    const index = INVOCATIONS.indexOf(id);
    it.each(
      Object.keys(JOURNEYS).map(
        (kind, nth) => [kind as keyof typeof JOURNEYS, (index + nth) % 2 === 0 ? 'ar' : 'en'] as const,
      ),
    )('%s (%s)', async (kind, locale) => {
      const visitor = await visit(PHONE);
      visitor.expectNoise(EXPECTED_NOISE);
      const scene = sceneOf(visitor, origin, locale);
      await expectSecondTry(kind, entry, scene);
    });
  });
}
