import { useIntl } from 'react-intl';
import { Stack, Tag } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';

const STARTS = [
  ['/news', 'portal.media.news'],
  ['/identity/programs', 'portal.menu.programs'],
  ['/services', 'portal.menu.services'],
  ['/branches', 'portal.menu.branches'],
] as const;

/** Links to starting points; shown without a search term or without results. */
export function SearchStarts() {
  const intl = useIntl();
  const { to } = useLocalPath();
  return (
    <Stack direction="row" wrap gap={2} as="nav" aria-label={intl.formatMessage({ id: 'portal.search.starts' })}>
      {STARTS.map(([path, id]) => (
        <Tag key={path} href={to(path)}>
          {intl.formatMessage({ id })}
        </Tag>
      ))}
    </Stack>
  );
}
