import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { StoryHeader } from '@taawun/ui';
import type { Crumb } from '../../app/page/page.ts';
import { useLocalPath } from '../../lib/site.ts';

interface StoryProps extends Omit<ComponentProps<typeof StoryHeader>, 'breadcrumbs' | 'title'> {
  title: string;
  /** Parent pages, outermost first; the home page is added automatically. */
  above?: readonly Crumb[];
}

const TOP: readonly Crumb[] = [];

/** Header of a story page, with its breadcrumbs. */
export function Story({ title, above = TOP, ...rest }: StoryProps) {
  const intl = useIntl();
  const { to } = useLocalPath();
  return (
    <StoryHeader
      {...rest}
      title={title}
      breadcrumbs={[
        { label: intl.formatMessage({ id: 'portal.menu.home' }), href: to('/') },
        ...above.map(({ label, path }) => ({ label, href: to(path) })),
        { label: title },
      ]}
    />
  );
}
