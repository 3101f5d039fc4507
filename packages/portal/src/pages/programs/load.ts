import { riyadhToday } from '@taawun/domain';
import type { Program } from '@taawun/api-client';
import type { LoadArgs } from '../../app/page/page.ts';

/** Whether a campaign takes donations, and why not. */
export type CampaignState = 'open' | 'reached' | 'ended';

/** Donors and other campaigns on the page. */
const [DONORS, OTHERS] = [6, 3];

/** The state of a campaign on a day (ISO, Riyadh). */
export function stateOf(
  { raised, goal, ends_on }: Pick<Program, 'raised' | 'goal' | 'ends_on'>,
  today: string,
): CampaignState {
  if (goal > 0 && raised >= goal) return 'reached';
  return ends_on !== null && ends_on < today ? 'ended' : 'open';
}

/** Loads a campaign, its newest donors, and other campaigns that take donations. */
export async function loadProgram({ client, params, signal }: LoadArgs) {
  const slug = params['slug'] ?? '';
  const [{ program }, { donors }, { programs }] = await Promise.all([
    client.getProgram({ slug }, { signal }),
    client.listDonors({ target_type: 'program', target_slug: slug, per_page: DONORS }, { signal }),
    client.listPrograms({ signal }),
  ]);
  const today = riyadhToday();
  return {
    program,
    donors,
    state: stateOf(program, today),
    others: programs.filter((each) => each.slug !== slug && stateOf(each, today) === 'open').slice(0, OTHERS),
  };
}
