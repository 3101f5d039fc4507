import { describe, expect, it } from 'vitest';
import { suitesToRun } from './proven.ts';

const books = 'packages/api-server/test/members/balance.test.ts';
const built = 'packages/api-server/test/operation/server-build.test.ts';
const visit = 'packages/portal/journeys/pages/visitor.journey.ts';
const many = Array.from({ length: 2_000 }, (_, index) => `packages/api-server/test/${index}.test.ts`);
/** A commit whose sample has none of them. */
const COMMIT = 'a';

describe('suites that must run', () => {
  it.each([
    ['packages/api-server/src/server.ts', [books, built, visit]],
    ['packages/api-server/test/kit/kit.ts', [books, built, visit]],
    ['packages/domain/src/amount.ts', [books, built, visit]],
    ['pnpm-lock.yaml', [books, built, visit]],
    ['packages/ui/package.json', [books, built, visit]],
    ['tools/dev/postgres.ts', [books, built, visit]],
    ['docs/examples/nginx.conf', [books, built, visit]],
    ['packages/portal/src/app/entry/main.tsx', [built, visit]],
    ['packages/ui/src/components/Text/Text.tsx', [built, visit]],
    ['packages/portal/journeys/kit/browser.ts', [built, visit]],
    ['.storybook/preview.tsx', [visit]],
    [books, [books]],
    [visit, [visit]],
    ['packages/ui/src/feedback/toast/toast.test.tsx', []],
    ['docs/operate.md', []],
  ])('after a change of %s', (file, suites) =>
    expect(suitesToRun([books, built, visit], [file], COMMIT)).toEqual(suites),
  );

  it('are about every twentieth without a change, others at each commit', () => {
    const [one, other] = [COMMIT, 'b'].map((commit) => suitesToRun(many, [], commit)) as [string[], string[]];
    expect(one.length).toBeGreaterThan(60);
    expect(one.length).toBeLessThan(140);
    expect(one).not.toEqual(other);
  });
});
