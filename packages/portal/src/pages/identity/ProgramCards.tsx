import type { Program } from '@taawun/api-client';
import { ProgramCard } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';

/** Cards of programs. */
export function ProgramCards({ programs }: { programs: readonly Program[] }) {
  const { to } = useLocalPath();
  return programs.map(({ slug, title, summary, category, image, raised, goal }) => {
    const href = to(`/identity/programs?donate=${slug}`);
    return (
      <ProgramCard
        key={slug}
        href={href}
        donateHref={`${href}#donate`}
        title={title}
        summary={summary}
        category={category.name}
        image={image}
        raised={raised}
        goal={goal}
      />
    );
  });
}
