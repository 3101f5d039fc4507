import type { Program } from '@taawun/api-client';
import { ProgramCard } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';
import { PANEL } from '../shared/giving/donation.ts';
import { campaignPath } from './campaign-path.ts';

interface ProgramCardsProps {
  programs: readonly Program[];
  /** Heading level of the cards; 2 when no heading is between the page's own and the cards. @default 3 */
  headingLevel?: 2 | 3;
}

/** Cards of programs. */
export function ProgramCards({ programs, headingLevel = 3 }: ProgramCardsProps) {
  const { to } = useLocalPath();
  return programs.map(({ kind, slug, title, summary, category, image, raised, goal }) => {
    const href = to(campaignPath(kind, slug));
    return (
      <ProgramCard
        key={slug}
        href={href}
        donateHref={`${href}#${PANEL}`}
        title={title}
        summary={summary}
        category={category.name}
        image={image}
        raised={raised}
        goal={goal}
        headingLevel={headingLevel}
      />
    );
  });
}
