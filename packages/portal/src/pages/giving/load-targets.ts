import type { LoadArgs } from '../../app/page/page.ts';
import type { GivingTarget } from './intent.ts';

/** Loads all programs and products that accept donations. */
export async function loadTargets({ client, signal }: Pick<LoadArgs, 'client' | 'signal'>): Promise<GivingTarget[]> {
  const [{ programs }, { products }] = await Promise.all([
    client.listPrograms({ signal }),
    client.listProducts({ signal }),
  ]);
  return [...programs, ...products].map(({ kind, slug, title, monthly_price, impacts }) => ({
    kind,
    slug,
    title,
    monthly_price,
    impacts,
  }));
}
