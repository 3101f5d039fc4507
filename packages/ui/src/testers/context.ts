import type { NameOf } from './names.ts';
import { until, type Role, type Target } from './target.ts';

/** What every tester works with. */
export interface Context {
  page: Target;
  /** BCP 47 tag of the page. */
  locale: string;
  isRtl: boolean;
  nameOf: NameOf;
}

/** Finds one element by role and name, and waits for it; says which names there are where it does not come. */
export async function one(within: Target, role: Role, name: string | RegExp): Promise<Target> {
  const found = within.byRole(role, name);
  await until(
    async () => (await found.count()) === 1,
    async () => {
      const all = within.byRole(role);
      const count = await all.count();
      const texts = await Promise.all(
        Array.from({ length: Math.min(count, 10) }, async (_, index) => {
          const each = all.nth(index);
          return (await each.attribute('aria-label')) ?? (await each.text());
        }),
      );
      return `${within.description}: ${await found.count()} elements of the role ${role} with the name ${JSON.stringify(String(name))}. Elements of this role: ${texts.map((text) => JSON.stringify(text)).join(', ') || 'none'}.`;
    },
  );
  return found;
}

/** Texts of all elements. */
export const textsOf = async (all: Target): Promise<string[]> =>
  Promise.all(Array.from({ length: await all.count() }, (_, index) => all.nth(index).text()));

/** Key of a step forward or back in the reading direction. */
export const inlineKey = ({ isRtl }: Context, step: 'forward' | 'back'): 'ArrowLeft' | 'ArrowRight' =>
  (step === 'forward') === isRtl ? 'ArrowLeft' : 'ArrowRight';
