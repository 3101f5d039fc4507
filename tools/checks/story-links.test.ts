import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { storyLinks } from '../../.storybook/atlas/story-links.ts';
import { MACHINES } from '../../packages/portal/src/testing/all-machines.ts';
import { statesShown } from '../../packages/portal/src/testing/machine-states.ts';
import { root } from '../dev/builds.ts';

it('finds the story of every state that a story says it shows', () => {
  const sources = globSync('packages/portal/src/**/*.stories.tsx', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const links = storyLinks(sources);
  expect(links.size).toBeGreaterThan(20);
  expect(statesShown(sources).filter((state) => !links.has(state))).toEqual([]);
});

it('names a story as Storybook does', () => {
  const source =
    "const meta = { title: 'Portal/Membership' };\nexport const AdmittedAtOnce: Story = {\n  parameters: { machine: 'membership.approved' },\n};\nexport const Other: Story = {};";
  expect(storyLinks([source])).toEqual(
    new Map([
      [
        'membership.approved',
        { id: 'portal-membership--admitted-at-once', name: 'Portal/Membership / Admitted At Once' },
      ],
    ]),
  );
});

it('gives every machine its page', () => {
  const pages = globSync('.storybook/docs/machines/*.mdx', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const shown = pages.flatMap((page) => [...page.matchAll(/<StateAtlas machine="(\w+)"/g)].map(([, name]) => name));
  expect(new Set(shown)).toEqual(new Set(Object.keys(MACHINES)));
  expect(shown).toHaveLength(Object.keys(MACHINES).length);
});
