import type { ComponentProps } from 'react';
import { StoryHeader } from '@taawun/ui';
import type { Crumb } from '../../app/page/page.ts';
import { useBreadcrumbs } from './use-breadcrumbs.ts';

interface StoryProps extends Omit<ComponentProps<typeof StoryHeader>, 'breadcrumbs' | 'title'> {
  title: string;
  /** Parent pages, outermost first; the home page is added automatically. */
  above?: readonly Crumb[];
}

/** Header of a story page, with its breadcrumbs. */
export function Story({ title, above, ...rest }: StoryProps) {
  return <StoryHeader {...rest} title={title} breadcrumbs={useBreadcrumbs(title, above)} />;
}
