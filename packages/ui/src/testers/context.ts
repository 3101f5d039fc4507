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

/** Accessible name of an element as far as a message needs it: its label, or its text. */
async function nameIn(within: Target, element: Target): Promise<string> {
  const own = (await element.attribute('aria-label')) ?? (await element.text());
  const id = await element.attribute('id');
  if (own !== '' || !id) return own;
  const label = within.bySelector(`label[for="${id}"]`);
  return (await label.count()) > 0 ? label.nth(0).text() : own;
}

/** Finds one element by role and name, and waits for it; says which names there are where it does not come. */
export async function one(within: Target, role: Role, name: string | RegExp): Promise<Target> {
  const found = within.byRole(role, name);
  await until(
    async () => (await found.count()) === 1,
    async () => {
      const all = within.byRole(role);
      const shown = Math.min(await all.count(), 10);
      const names = await Promise.all(Array.from({ length: shown }, (_, index) => nameIn(within, all.nth(index))));
      return `${within.description}: ${await found.count()} elements of the role ${role} with the name ${JSON.stringify(String(name))}. Elements of this role: ${names.map((text) => JSON.stringify(text)).join(', ') || 'none'}.`;
    },
  );
  return found;
}

export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches the accessible name of a field with this label: fields add their unit, "optional" or a star to it. */
export const fieldName = ({ nameOf }: Context, label: string): RegExp =>
  new RegExp(
    String.raw`^${escaped(label)}(\s*${escaped(nameOf('ui.amount.unitName'))})?(\s*${escaped(nameOf('ui.field.optional'))})?(\s*\*)?$`,
  );

/** Texts of all elements. */
export const textsOf = async (all: Target): Promise<string[]> =>
  Promise.all(Array.from({ length: await all.count() }, (_, index) => all.nth(index).text()));

/** Key of a step forward or back in the reading direction. */
export const inlineKey = ({ isRtl }: Context, step: 'forward' | 'back'): 'ArrowLeft' | 'ArrowRight' =>
  (step === 'forward') === isRtl ? 'ArrowLeft' : 'ArrowRight';
