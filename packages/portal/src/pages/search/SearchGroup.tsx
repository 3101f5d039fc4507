import type { ReactNode } from 'react';
import { useId } from 'react';
import { Grid, SectionHeading } from '@taawun/ui';

interface SearchGroupProps {
  title: string;
  /** Link to all results, when there are more than shown. */
  all?: { href: string; label: string };
  children: ReactNode;
}

/** Search results of one kind. */
export function SearchGroup({ title, all, children }: SearchGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} {...(all ? { action: all } : {})} />
      <Grid min="sm">{children}</Grid>
    </section>
  );
}
